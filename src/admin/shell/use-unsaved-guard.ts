import { useBlocker } from '@tanstack/react-router'
import { confirm } from './confirm.tsx'

const question = {
  title: 'Leave without saving?',
  text: 'What you entered has not been saved.',
  confirm: 'Leave',
  cancel: 'Keep editing',
}

interface GuardOptions {
  /** Whether any other address of the same screen leaves the form too: where the address says which form is open. */
  withinScreen?: boolean
}

/** Asks before unsaved work is left: by a link, by back and forward, by closing the tab. */
export function useUnsavedGuard(dirty: boolean, { withinScreen = false }: GuardOptions = {}): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!dirty || (current.pathname === next.pathname && !withinScreen)) return false
      return !(await confirm(question))
    },
    enableBeforeUnload: dirty,
  })
}

/** Asks the same before a dialog with unsaved work is closed. @returns whether it may close. */
export async function mayLeave(dirty: boolean): Promise<boolean> {
  return !dirty || confirm(question)
}
