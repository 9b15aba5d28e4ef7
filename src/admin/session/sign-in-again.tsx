import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { isSignedOut } from '../kit/api/admin-api.ts'
import { identityQuery } from './identity-query.ts'
import { SignInForm } from './sign-in-form.tsx'

/**
 * Makes a call; if the session has expired, asks the admin to sign in again in a dialog and repeats it, so that
 * nothing on the screen is lost.
 * @throws the call's error, also when the dialog is closed.
 */
export async function asAdmin<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!isSignedOut(error) || !(await signInAgain())) throw error
    return call()
  }
}

/** Shared by calls that fail at the same time. */
let openDialog: Promise<boolean> | null = null

function signInAgain(): Promise<boolean> {
  openDialog ??= openSignInDialog().finally(() => {
    openDialog = null
  })
  return openDialog
}

function openSignInDialog(): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Please sign in again',
      centered: true,
      children: (
        <>
          <Text mb="md">Your session has ended. Sign in to continue.</Text>
          <KnownSignInForm
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

/** The admin whose session has ended is known. */
function KnownSignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const known = useQueryClient().getQueryData(identityQuery.queryKey)
  return <SignInForm email={known?.email ?? ''} onSignedIn={onSignedIn} />
}
