import { hashKey } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { ask } from '../feedback/confirm.tsx'

/** A form with unsaved changes. */
export interface UnsavedForm {
  /** Saves it. @returns whether it may be left. Omitted while it cannot be saved. */
  save?: (() => Promise<boolean>) | undefined
  /** Called when the changes are given up on purpose. */
  onGiveUp: () => void
}

/** By id, in the order in which they became dirty. */
const unsavedForms = new Map<string, () => UnsavedForm>()

interface GuardOptions extends UnsavedForm {
  dirty: boolean
  /** Whether another URL of the same screen also leaves the form, because the URL says which form is open. */
  withinScreen: boolean
}

/** Asks for confirmation before unsaved changes are lost by navigation or by closing the tab. */
export function useUnsavedGuard({ dirty, withinScreen, save, onGiveUp }: GuardOptions): void {
  const id = useId()
  const newest = useRef<UnsavedForm>({ onGiveUp })
  useEffect(() => {
    newest.current = { save, onGiveUp }
  })
  useEffect(() => {
    if (!dirty) return
    unsavedForms.set(id, () => newest.current)
    return () => void unsavedForms.delete(id)
  }, [dirty, id])
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // If several forms are dirty, only the first one asks, for all that are left.
      const [asking] = unsavedForms.keys()
      const isSameScreen = current.pathname === next.pathname
      if (asking !== id || (isSameScreen && (!withinScreen || isSameForm(current.search, next.search)))) return false
      return !(await (isSameScreen ? mayLeave([newest.current]) : mayLeaveAll()))
    },
    enableBeforeUnload: dirty,
  })
}

/** Whether two addresses of a screen differ only in the history beside the form. */
function isSameForm(current: object, next: object): boolean {
  const parts = [current, next].map(({ history, ...form }: { history?: unknown }) => ({
    history,
    form: hashKey([form]),
  }))
  // The form of a new item has the address of its list, and no history.
  return parts[0]!.history !== parts[1]!.history && parts[0]!.form === parts[1]!.form
}

/** For leaving all open forms at once, such as by signing out. @returns whether they may be left. */
export function mayLeaveAll(): Promise<boolean> {
  return mayLeave([...unsavedForms.values()].map((form) => form()))
}

/** @param forms those with unsaved changes. @returns whether they may be left. */
export async function mayLeave(forms: UnsavedForm[]): Promise<boolean> {
  if (forms.length === 0) return true
  const canSave = forms.every(({ save }) => save)
  const answer = await ask<'stay' | 'leave' | 'save'>({
    title: 'Leave without saving?',
    text: 'What you entered has not been saved.',
    answers: [
      { value: 'stay', label: 'Keep editing' },
      { value: 'leave', label: 'Leave', kind: canSave ? undefined : 'destructive' },
      ...(canSave ? [{ value: 'save' as const, label: 'Save and leave', kind: 'main' as const }] : []),
    ],
  })
  if (answer === 'save') for (const { save } of forms) if (!(await save!())) return false
  if (answer === 'leave') for (const { onGiveUp } of forms) onGiveUp()
  return answer === 'save' || answer === 'leave'
}
