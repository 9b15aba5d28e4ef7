import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { confirm } from '../feedback/confirm.tsx'

const question = {
  title: 'Leave without saving?',
  text: 'What you entered has not been saved.',
  confirm: 'Leave',
  cancel: 'Keep editing',
}

/** Open forms with unsaved work, by a name of their own, in the order in which they came to have some. */
const unsavedForms = new Set<string>()

interface GuardOptions {
  /** Whether another address of the same screen leaves the form too: where the address says which form is open. */
  withinScreen?: boolean
}

/** Asks before unsaved work is left: by a link, by back and forward, by closing the tab. */
export function useUnsavedGuard(dirty: boolean, { withinScreen = false }: GuardOptions = {}): void {
  const id = useId()
  useEffect(() => {
    if (!dirty) return
    unsavedForms.add(id)
    return () => void unsavedForms.delete(id)
  }, [dirty, id])
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Where several forms are unsaved, the first one asks for all of them.
      const [asking] = unsavedForms
      if (asking !== id || (current.pathname === next.pathname && !withinScreen)) return false
      return !(await confirm(question))
    },
    enableBeforeUnload: dirty,
  })
}

/** Asks the same before a dialog with unsaved work is closed. @returns whether it may close. */
export async function mayLeave(dirty: boolean): Promise<boolean> {
  return !dirty || confirm(question)
}

/** Asks the same for all open forms, before something ends them all. @returns whether they may be left. */
export function mayLeaveForms(): Promise<boolean> {
  return mayLeave(unsavedForms.size > 0)
}
