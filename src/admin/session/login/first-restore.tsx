import { Button, Progress, Select, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenSource } from '#contract/admin/backup/first-restore.ts'
import type { BegunRestore, OpenedSource } from '#contract/admin/backup/restores.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { formatMoment } from '#values/format/dates.ts'
import type { RunningRestore } from '../restore/use-running-restore.ts'
import { Refusal } from '../refusal.tsx'
import { BackupPlace, blankSource, type PlaceValues } from './backup-place.tsx'
import { postRestore, sendBackupFile } from './first-restore-calls.ts'
import { onSubmit } from '../../kit/form/on-submit.ts'

interface FirstRestoreProps {
  token: string
  onBegun: (restore: RunningRestore) => void
}

/** Restores a new site: opens a backup, then restores one of its moments. */
export function FirstRestore({ token, onBegun }: FirstRestoreProps) {
  const [opened, setOpened] = useState<OpenedSource | null>(null)
  return opened ? (
    <ChoosePoint token={token} opened={opened} onBegun={onBegun} onBack={() => setOpened(null)} />
  ) : (
    <OpenBackup token={token} onOpened={setOpened} />
  )
}

function OpenBackup({ token, onOpened }: { token: string; onOpened: (source: OpenedSource) => void }) {
  const [values, setValues] = useState(blankSource)
  const [share, setShare] = useState<number | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (values.kind === 'file') await sendBackupFile(token, values.file!, setShare)
      const input: OpenSource = { key: values.key, from: placeOf(values) }
      return postRestore<OpenedSource>('open', token, input)
    },
    onSuccess: onOpened,
    onSettled: () => setShare(null),
    retry: false,
  })
  return (
    <form onSubmit={onSubmit(() => (isPending ? undefined : mutate()))}>
      <Stack>
        <BackupPlace values={values} onChange={(changes) => setValues({ ...values, ...changes })} />
        {share === null ? null : (
          <div role="status">
            <Text>{share < 1 ? `Sending the file… ${Math.floor(share * 100)} %` : 'Opening the backup…'}</Text>
            <Progress value={share * 100} mt={6} aria-label="Sending the file" />
          </div>
        )}
        <Refusal error={error} />
        <Button type="submit" size="md" loading={isPending} disabled={!isComplete(values)}>
          Open the backup
        </Button>
      </Stack>
    </form>
  )
}

interface ChoosePointProps extends FirstRestoreProps {
  opened: OpenedSource
  onBack: () => void
}

/** Options that are drawn at once; others are found by typing. */
const shownOptions = 100

function ChoosePoint({ token, opened: { source, points }, onBegun, onBack }: ChoosePointProps) {
  const [id, setId] = useState(points[0]!.id)
  const point = points.find((each) => each.id === id)!
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => postRestore<BegunRestore>('begin', token, { source, point: id }),
    onSuccess: ({ restore }) => onBegun({ id: restore, at: point.at }),
    retry: false,
  })
  return (
    <form onSubmit={onSubmit(() => mutate())}>
      <Stack>
        {points.length > 1 ? (
          <Select
            label="Restore point"
            description="Times are in India (IST)"
            data={points.map((each) => ({ value: each.id, label: labelOf(each) }))}
            value={id}
            onChange={(value) => value && setId(value)}
            allowDeselect={false}
            searchable
            limit={shownOptions}
            data-autofocus
            autoFocus
          />
        ) : (
          <Text>The backup is of {labelOf(point)}.</Text>
        )}
        <Text c="dimmed">The backup, with its pictures and its account, replaces everything on this new site.</Text>
        <Refusal error={error} />
        <Button type="submit" size="md" loading={isPending} autoFocus={points.length === 1}>
          Restore
        </Button>
        <Button variant="subtle" onClick={onBack} disabled={isPending}>
          Choose another backup
        </Button>
      </Stack>
    </form>
  )
}

function labelOf({ at, bytes }: OpenedSource['points'][number]): string {
  return `${formatMoment(at)}, ${formatBytes(bytes)}`
}

function placeOf({ kind, file: _file, key: _key, folder, ...bucket }: PlaceValues): OpenSource['from'] {
  if (kind === 'bucket') return { kind, ...bucket }
  return kind === 'folder' ? { kind, folder } : { kind }
}

function isComplete({ kind, file, folder, bucket, access_key_id, secret_access_key, key }: PlaceValues): boolean {
  if (kind === 'file') return file !== null
  const place = kind === 'folder' ? [folder] : [bucket, access_key_id, secret_access_key]
  return [...place, key].every((each) => each.trim() !== '')
}
