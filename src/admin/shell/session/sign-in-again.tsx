import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { isSignedOut } from '../api/admin-api.ts'
import { SignInForm } from './sign-in-form.tsx'

/**
 * Makes a call; where the session has ended, asks to sign in again in place and then makes it once more, so that
 * nothing that stands on the screen is lost.
 * @throws what the call throws, also when the sign-in is left.
 */
export async function asAdmin<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!isSignedOut(error) || !(await signInAgain())) throw error
    return call()
  }
}

/** The open dialog: calls that fail at the same time wait for the same sign-in. */
let asked: Promise<boolean> | null = null

function signInAgain(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = null
  })
  return asked
}

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Please sign in again',
      centered: true,
      children: (
        <>
          <Text mb="md">Your session has ended. Sign in, and what you asked for is done.</Text>
          <SignInForm
            onSignedIn={() => {
              resolve(true)
              modals.close(id)
            }}
          />
        </>
      ),
      onClose: () => resolve(false),
    })
  })
}
