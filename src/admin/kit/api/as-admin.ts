import { isSignedOut } from './admin-api.ts'

/** Asks the admin to sign in again. @returns whether that was done. */
type SignInAgain = () => Promise<boolean>

let signInAgain: SignInAgain | null = null

/** The dialog is part of the session, which the kit must not import. */
export function askToSignInWith(ask: SignInAgain): void {
  signInAgain = ask
}

/**
 * Makes a call; if the session has expired, asks the admin to sign in again in a dialog and repeats it, so that
 * nothing on the screen is lost.
 * @throws the call's error, also when the dialog is closed.
 */
export async function asAdmin<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!isSignedOut(error) || !(await signInAgain?.())) throw error
    return call()
  }
}
