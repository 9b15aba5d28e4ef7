import { asAdmin } from '../session/sign-in-again.tsx'
import { toastFailure } from '../feedback/toasts.ts'

/**
 * Loads the stored version after a conflict; if that fails, the form stays unchanged.
 * @param show replaces the edited item.
 */
export async function reloadStored<Item>(load: () => Promise<Item>, show: (item: Item) => void): Promise<void> {
  try {
    show(await asAdmin(load))
  } catch {
    toastFailure('The newer version could not be loaded. Please try again.')
  }
}
