import { asAdmin } from '../../session/sign-in-again.tsx'
import { callError } from '../../api/admin-api.ts'
import { toastFailure } from '../../feedback/toasts.ts'

/**
 * Loads the stored version after a conflict; if that fails, the form stays unchanged.
 * @param show replaces what the form holds.
 */
export async function loadStored<Item>(load: () => Promise<Item>, show: (item: Item) => void): Promise<void> {
  try {
    show(await asAdmin(load))
  } catch (error) {
    toastFailure(callError(error)?.message ?? 'The newer version could not be loaded. Please try again.')
  }
}
