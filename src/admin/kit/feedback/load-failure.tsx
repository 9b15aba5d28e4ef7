import { Alert, Button, Text } from '@mantine/core'
import { isSignedOut } from '../api/admin-api.ts'

interface LoadFailureProps {
  title: string
  error: unknown
  /** May be the `refetch` of a query. */
  onRetry: () => unknown
}

/** Error state of a screen or list, with the cause if known. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const signedOut = isSignedOut(error)
  return (
    <Alert variant="outline" color="madder" title={title} role="alert">
      <Text mb="sm">
        {signedOut ? 'Your session has ended.' : 'The server did not answer, or the connection was lost.'}
      </Text>
      {/* Reloading leads to the login page, which returns here. */}
      <Button variant="default" onClick={signedOut ? () => globalThis.location.reload() : () => onRetry()}>
        {signedOut ? 'Sign in' : 'Try again'}
      </Button>
    </Alert>
  )
}
