import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { AccountPassword } from '../kit/field/account-password.tsx'
import { focusFirstError } from '../kit/form/save-errors.ts'
import { AuthError } from './auth-call.ts'
import { identityQuery } from './identity-query.ts'
import { Refusal } from './refusal.tsx'

/** What confirms a call, as part of its body. */
export interface Confirmation {
  password: string
  code?: string
}

export interface ConfirmedAction {
  /** Text of the button. */
  label: string
  variant?: string
  color?: string
  /** Whether the other fields are right; if not, it shows why. */
  check?: () => boolean
  run: (confirmation: Confirmation) => Promise<void>
  /** The password stays for another action. */
  isTrial?: boolean
}

interface ConfirmedFormProps {
  /** Enter starts the first one. */
  actions: ConfirmedAction[]
  /** Whether the code of two-factor sign-in is required, where that is on. */
  asksCode?: boolean
  /** Whether the other fields are filled. */
  isReady?: boolean
  onCancel?: () => void
  /** Fields above the password. */
  children?: ReactNode
}

/** Errors that belong to a field. */
const fieldOf: Record<string, keyof Confirmation> = {
  INVALID_PASSWORD: 'password',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
}

/** A form whose actions are confirmed with the password, so that access to an unattended browser is not enough. */
export function ConfirmedForm({ actions, asksCode = false, isReady = true, onCancel, children }: ConfirmedFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const hasCode = useQuery(identityQuery).data?.two_factor_enabled ?? false
  const needsCode = asksCode && hasCode
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ run }: ConfirmedAction) => run({ password, ...(needsCode && { code }) }),
    onSuccess: (_result, { isTrial }) => {
      if (isTrial) return
      setPassword('')
      setCode('')
    },
    // A repeated call would find the first one done.
    retry: false,
  })
  const field = error instanceof AuthError ? fieldOf[error.code] : undefined
  const start = (action: ConfirmedAction) => {
    if (action.check?.() ?? true) mutate(action)
    else focusFirstError(element.current)
  }
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault()
        start(actions[0]!)
      }}
      noValidate
      style={{ width: '100%' }}
    >
      <Stack gap="sm">
        {children}
        <AccountPassword
          label="Your password"
          toggle="your password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={field === 'password' && error?.message}
        />
        {needsCode ? (
          <TextInput
            label="Code from your authenticator app, or a recovery code"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={field === 'code' && error?.message}
          />
        ) : null}
        <Refusal error={field ? null : error} />
        <Group justify={onCancel ? 'flex-end' : 'flex-start'} gap="sm">
          {onCancel ? (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
          {actions.map((action, index) => (
            <Button
              key={action.label}
              type={index === 0 ? 'submit' : 'button'}
              variant={action.variant ?? 'filled'}
              {...(action.color && { color: action.color })}
              loading={isPending && variables.label === action.label}
              disabled={isPending || !isReady || password === '' || (needsCode && code.trim() === '')}
              onClick={index === 0 ? undefined : () => start(action)}
            >
              {action.label}
            </Button>
          ))}
        </Group>
      </Stack>
    </form>
  )
}
