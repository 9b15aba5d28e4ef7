import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { backupPlaceCalls, type BackupSetup, type TriedPlace } from '#contract/admin/backup/backup-place.ts'
import { AccountPassword } from '../kit/field/account-password.tsx'
import { blankPlace, PlaceFields } from '../kit/field/place-fields.tsx'
import { authClient } from '../session/auth-client.ts'
import { callAuth, errorMessage } from '../session/auth-call.ts'
import { backupQuery } from './backup-query.ts'
import { backupSetupQuery } from './backup-setup-query.ts'

const kinds = [
  { value: 'folder', label: 'Folder' },
  { value: 'bucket', label: 'Bucket' },
]

type Step = keyof typeof backupPlaceCalls

interface PlaceFormProps {
  setup: BackupSetup
  onSaved: (key: string | null) => void
}

/** Tries, saves or removes a place. Each asks for the password, which is discarded with the form. */
export function PlaceForm({ setup: { place }, onSaved }: PlaceFormProps) {
  const queryClient = useQueryClient()
  const [kind, setKind] = useState<'folder' | 'bucket'>(place?.kind ?? 'folder')
  const [values, setValues] = useState({ ...blankPlace, ...place })
  const [password, setPassword] = useState('')
  const { mutate, data, error, variables, isPending, reset } = useMutation({
    async mutationFn(step: Step) {
      const body = { ...values, kind, password }
      return callAuth(() => authClient.$fetch<Partial<TriedPlace>>(backupPlaceCalls[step], { method: 'POST', body }))
    },
    async onSuccess({ problem, key }, step) {
      if (step === 'try' || problem) return
      onSaved(key ?? null)
      const queries = [backupQuery, backupSetupQuery]
      await Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
    },
    // Do not cache the key.
    gcTime: 0,
    retry: false,
  })
  const change = (changes: Partial<typeof values>) => {
    setValues({ ...values, ...changes })
    reset()
  }
  const field = (name: keyof typeof blankPlace) => ({
    value: values[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change({ [name]: currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate('try')
  }
  const buttons: { step: Step; label: string; variant: string }[] = [
    { step: 'try', label: 'Try it', variant: 'default' },
    { step: 'save', label: 'Save', variant: 'filled' },
    ...(place ? [{ step: 'remove' as const, label: 'End the backup', variant: 'subtle' }] : []),
  ]
  return (
    <form onSubmit={submit}>
      <Stack gap="md" maw="32rem">
        <Text c="dimmed">
          Choose a folder on another disk, or a bucket at a storage provider. The backup is encrypted before it leaves
          this machine.
        </Text>
        <SegmentedControl
          aria-label="Kind of place"
          data={kinds}
          value={kind}
          onChange={(next) => {
            setKind(next as typeof kind)
            reset()
          }}
        />
        <PlaceFields kind={kind} field={field} hasSecret={place?.kind === 'bucket'} />
        <AccountPassword
          label="Your password"
          toggle="your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group gap="sm">
          {buttons.map(({ step, label, variant }) => (
            <Button
              key={step}
              type={step === 'try' ? 'submit' : 'button'}
              variant={variant}
              disabled={isPending || password === ''}
              loading={isPending && variables === step}
              onClick={step === 'try' ? undefined : () => mutate(step)}
            >
              {label}
            </Button>
          ))}
        </Group>
        <Result problem={error ? errorMessage(error) : (data?.problem ?? null)} tried={data ?? null} />
      </Stack>
    </form>
  )
}

function Result({ problem, tried }: { problem: string | null; tried: Partial<TriedPlace> | null }) {
  if (problem !== null) {
    return (
      <Alert variant="outline" color="madder" role="alert" title="That place cannot be used">
        {problem}
      </Alert>
    )
  }
  if (!tried) return null
  return (
    <div role="status">
      <Text>A small file was written there, read and deleted.</Text>
      {tried.same_disk ? (
        <Text fw={600}>This folder is on the same disk as your data. If that disk is lost, both are.</Text>
      ) : null}
    </div>
  )
}
