import { Alert } from '@mantine/core'
import { errorMessage } from './auth-call.ts'

/** Why a form could not be sent. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <Alert variant="outline" color="madder" role="alert" py="xs">
      {errorMessage(error)}
    </Alert>
  )
}
