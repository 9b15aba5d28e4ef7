import { Alert, Button, Text } from '@mantine/core'
import { isSignedOut } from '../api/admin-api.ts'

interface LoadFailureProps {
  title: string
  error: unknown
  onRetry: () => void
}

/** What did not load, why as far as it is known, and the way on. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const signedOut = isSignedOut(error)
  return (
    <Alert variant="outline" color="madder" title={title} role="alert">
      <Text mb="sm">
        {signedOut ? 'Your session has ended.' : 'The server did not answer, or the connection was lost.'}
      </Text>
      {/* The screen's guard asks to sign in and then leads back here. */}
      <Button variant="default" onClick={signedOut ? () => globalThis.location.reload() : onRetry}>
        {signedOut ? 'Sign in' : 'Try again'}
      </Button>
    </Alert>
  )
}
