import { Group } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { AccountPassword } from './account-password.tsx'

interface PasswordGateProps {
  onSubmit: (password: string) => void
  /** Renders the buttons, given whether the password is blank, and the password. */
  children: (blank: boolean, password: string) => ReactNode
}

/** A form that needs the password, so that access to an unattended browser is not enough. */
export function PasswordGate({ onSubmit, children }: PasswordGateProps) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(password)
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <AccountPassword
          label="Your password"
          toggle="your password"
          autoComplete="current-password"
          w="16rem"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {children(password === '', password)}
      </Group>
    </form>
  )
}
