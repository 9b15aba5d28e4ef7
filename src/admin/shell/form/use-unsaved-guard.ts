import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { confirm } from '../feedback/confirm.tsx'

const question = {
  title: 'Leave without saving?',
  text: 'What you entered has not been saved.',
  confirm: 'Leave',
  cancel: 'Keep editing',
}

/** Ids of forms with unsaved changes, in the order in which they became dirty. */
const unsavedForms = new Set<string>()

interface GuardOptions {
  /** Whether another URL of the same screen also leaves the form, for screens whose URL says which form is open. */
  withinScreen?: boolean
}

/** Asks for confirmation before unsaved changes are lost by navigation or by closing the tab. */
export function useUnsavedGuard(dirty: boolean, { withinScreen = false }: GuardOptions = {}): void {
  const id = useId()
  useEffect(() => {
    if (!dirty) return
    unsavedForms.add(id)
    return () => void unsavedForms.delete(id)
  }, [dirty, id])
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // If several forms are dirty, only the first one asks.
      const [asking] = unsavedForms
      if (asking !== id || (current.pathname === next.pathname && !withinScreen)) return false
      return !(await confirm(question))
    },
    enableBeforeUnload: dirty,
  })
}

/** For closing a dialog. @returns whether it may close. */
export async function confirmLeave(dirty: boolean): Promise<boolean> {
  return !dirty || confirm(question)
}

/** For leaving all open forms at once, such as by signing out. @returns whether they may be left. */
export function confirmLeaveForms(): Promise<boolean> {
  return confirmLeave(unsavedForms.size > 0)
}
