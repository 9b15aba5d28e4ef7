import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { AccountPassword } from '../kit/field/account-password.tsx'
import { authClient } from './auth-client.ts'
import { AuthError, callAuth, errorMessage } from './auth-call.ts'
import { identityQuery } from './identity-query.ts'

interface ConfirmedFormProps<Answer> {
  /** Below `/api/auth`. */
  call: string
  body?: object
  /** Text of the button. */
  action: string
  isGrave?: boolean
  /** Whether the other fields are filled. */
  isReady?: boolean
  onDone: (answer: Answer) => void | Promise<void>
  onCancel?: () => void
  /** Fields above the password, given the refusal of one of them. */
  children?: (error: string | null) => ReactNode
}

/** Errors that belong to a field. */
const fieldOf: Record<string, 'password' | 'code' | 'other'> = {
  INVALID_PASSWORD: 'password',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
  INVALID_EMAIL: 'other',
}

/** Sends a call with what a sign-in asks for: the password and, where it is on, the code of two-factor sign-in. */
export function ConfirmedForm<Answer>(props: ConfirmedFormProps<Answer>) {
  const { call, body, action, isGrave = false, isReady = true, onDone, onCancel, children } = props
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const needsCode = useQuery(identityQuery).data?.two_factor_enabled ?? false
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const sent = { ...body, password, ...(needsCode && { code }) }
      return callAuth(() => authClient.$fetch<Answer>(call, { method: 'POST', body: sent }))
    },
    onSuccess: (answer) => {
      setPassword('')
      setCode('')
      return onDone(answer as Answer)
    },
    // A repeated call would find the first one done.
    retry: false,
    // Answers are shown once.
    gcTime: 0,
  })
  const field = error instanceof AuthError ? fieldOf[error.code] : undefined
  const errorOf = (name: typeof field) => (error && field === name ? errorMessage(error) : null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
      noValidate
    >
      <Stack gap="sm">
        {children?.(errorOf('other'))}
        <AccountPassword
          label="Your password"
          toggle="your password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errorOf('password')}
        />
        {needsCode ? (
          <TextInput
            label="Code from your authenticator app, or a recovery code"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={errorOf('code')}
          />
        ) : null}
        {error && !field ? (
          <Alert variant="outline" color="madder" role="alert">
            {errorMessage(error)}
          </Alert>
        ) : null}
        <Group justify={onCancel ? 'flex-end' : 'flex-start'} gap="sm">
          {onCancel ? (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
          <Button
            type="submit"
            {...(isGrave && { color: 'madder' })}
            loading={isPending}
            disabled={!isReady || password === '' || (needsCode && code.trim() === '')}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
