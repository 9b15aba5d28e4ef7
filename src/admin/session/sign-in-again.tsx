import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { identityQuery } from './identity-query.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Shared by calls that fail at the same time. */
let openDialog: Promise<boolean> | null = null

/** Asks for the password in a dialog. @returns whether the admin signed in. */
export function signInAgain(): Promise<boolean> {
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
