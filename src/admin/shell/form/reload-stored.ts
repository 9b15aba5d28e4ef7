import { asAdmin } from '../session/sign-in-again.tsx'
import { toastFailure } from '../feedback/toasts.ts'

/**
 * Loads the stored version of what is edited, after somebody else changed it; where that fails the form stays as it is.
 * @param load fetches it.
 * @param show puts it in the place of what was edited.
 */
export async function reloadStored<Item>(load: () => Promise<Item>, show: (item: Item) => void): Promise<void> {
  try {
    show(await asAdmin(load))
  } catch {
    toastFailure('The newer version could not be loaded. Please try again.')
  }
}
