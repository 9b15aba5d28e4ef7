import { hashKey } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { ask } from '../feedback/confirm.tsx'

/** A form with unsaved changes. */
export interface Unsaved {
  /** Saves it. @returns false if it could not be saved, so that it has to stay open. Omitted while it cannot be saved. */
  save?: (() => Promise<boolean>) | undefined
  /** Called when the changes are given up on purpose. */
  onGiveUp?: (() => void) | undefined
}

interface GuardOptions extends Unsaved {
  /** Whether another URL of the same screen also leaves the form, for screens whose URL says which form is open. */
  withinScreen?: boolean
}

/** Forms with unsaved changes by id, in the order in which they became dirty. */
const unsavedForms = new Map<string, () => Unsaved>()

/** Asks for confirmation before unsaved changes are lost by navigation or by closing the tab. */
export function useUnsavedGuard(dirty: boolean, { withinScreen = false, save, onGiveUp }: GuardOptions = {}): void {
  const id = useId()
  const newest = useRef<Unsaved>({})
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
      // If several forms are dirty, only the first one asks.
      const [asking] = unsavedForms.keys()
      const isSameScreen = current.pathname === next.pathname
      if (asking !== id || (isSameScreen && (!withinScreen || isSameForm(current.search, next.search)))) return false
      return !(await mayLeave(newest.current))
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
  // A new thing's form has the address of its list, and no history.
  return parts[0]!.history !== parts[1]!.history && parts[0]!.form === parts[1]!.form
}

/** For closing a form. @returns whether it may close. */
export async function confirmLeave(dirty: boolean, unsaved: Unsaved = {}): Promise<boolean> {
  return !dirty || mayLeave(unsaved)
}

/** For leaving all open forms at once, such as by signing out. @returns whether they may be left. */
export function confirmLeaveForms(): Promise<boolean> {
  const forms = [...unsavedForms.values()].map((form) => form())
  return confirmLeave(forms.length > 0, {
    save: forms.every(({ save }) => save) ? () => saveAll(forms) : undefined,
    onGiveUp: () => {
      for (const { onGiveUp } of forms) onGiveUp?.()
    },
  })
}

async function saveAll(forms: Unsaved[]): Promise<boolean> {
  for (const { save } of forms) {
    if (!(await save?.())) return false
  }
  return true
}

async function mayLeave({ save, onGiveUp }: Unsaved): Promise<boolean> {
  const answer = await ask<'stay' | 'leave' | 'save'>({
    title: 'Leave without saving?',
    text: 'What you entered has not been saved.',
    answers: [
      { value: 'stay', label: 'Keep editing' },
      { value: 'leave', label: 'Leave', kind: save ? undefined : 'destructive' },
      ...(save ? [{ value: 'save' as const, label: 'Save and leave', kind: 'main' as const }] : []),
    ],
  })
  if (answer === 'save' && save) return save()
  if (answer === 'leave') onGiveUp?.()
  return answer === 'leave'
}
