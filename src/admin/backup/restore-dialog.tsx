import { Alert, Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { backupRestoreCall } from '#contract/admin/backup/backup.ts'
import type { BegunRestore } from '#contract/admin/backup/restores.ts'
import { formatMoment } from '#values/format/dates.ts'
import { useReturnFocus } from '../kit/hooks/use-return-focus.ts'
import { AccountPassword } from '../kit/field/account-password.tsx'
import { authClient } from '../session/auth-client.ts'
import { AuthError, callAuth, errorMessage } from '../session/auth-call.ts'
import { identityQuery } from '../session/identity-query.ts'
import type { RunningRestore } from '../session/restore/use-running-restore.ts'

interface RestoreDialogProps {
  point: { id: string; at: string }
  isUndo: boolean
  onBegun: (restore: RunningRestore) => void
  onClose: () => void
}

/** Says what a restore does, and asks for what a sign-in asks for. */
export function RestoreDialog({ point, isUndo, onBegun, onClose }: RestoreDialogProps) {
  useReturnFocus()
  const moment = formatMoment(point.at)
  return (
    <Modal opened onClose={onClose} title={isUndo ? 'Undo the restore?' : `Restore to ${moment}?`} size="lg">
      <Stack gap="md">
        <Text>
          {isUndo
            ? `This brings back everything as it was on ${moment}, just before the restore.`
            : `The whole site goes back to how it was on ${moment}.`}
        </Text>
        <List spacing="xs" size="sm">
          <List.Item>Everything saved since then is removed: content, drafts, settings and activity.</List.Item>
          <List.Item>Pictures from that time come back.</List.Item>
          <List.Item>Enquiries stay, and so do your account, your password and visitor figures.</List.Item>
          <List.Item>A restore point of the current state is made first, so that you can undo this.</List.Item>
        </List>
        <Confirmation point={point} isUndo={isUndo} onBegun={onBegun} onClose={onClose} />
      </Stack>
    </Modal>
  )
}

/** Errors of Better Auth that belong to a field. */
const fieldOf: Record<string, 'password' | 'code'> = {
  INVALID_PASSWORD: 'password',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
}

function Confirmation({ point, isUndo, onBegun, onClose }: RestoreDialogProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const needsCode = useQuery(identityQuery).data?.two_factor_enabled ?? false
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { point: point.id, password, ...(needsCode && { code }) }
      return callAuth(() => authClient.$fetch<BegunRestore>(backupRestoreCall, { method: 'POST', body }))
    },
    onSuccess: ({ restore: id }) => onBegun({ id, at: point.at }),
    // A repeated call would find the restore running.
    retry: false,
  })
  const field = error instanceof AuthError ? fieldOf[error.code] : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <AccountPassword
          label="Your password"
          toggle="your password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={field === 'password' ? errorMessage(error!) : null}
        />
        {needsCode ? (
          <TextInput
            label="Code from your authenticator app, or a recovery code"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={field === 'code' ? errorMessage(error!) : null}
          />
        ) : null}
        {error && !field ? (
          <Alert variant="outline" color="madder" role="alert">
            {errorMessage(error)}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            color="madder"
            loading={isPending}
            disabled={password === '' || (needsCode && code.trim() === '')}
          >
            {isUndo ? 'Undo the restore' : 'Restore'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
