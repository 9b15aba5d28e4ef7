import { Box, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { backupPlaceCalls, type BackupSetup, type TriedPlace } from '#contract/admin/backup/backup-place.ts'
import { Refused } from '../kit/api/admin-api.ts'
import { blankPlace, PlaceFields } from '../kit/field/place-fields.tsx'
import { postAuth } from '../session/auth-call.ts'
import { ConfirmedForm, type Confirmation } from '../session/confirmed-form.tsx'

const kinds = [
  { value: 'folder', label: 'Folder' },
  { value: 'bucket', label: 'Bucket' },
]

interface PlaceFormProps {
  setup: BackupSetup
  onSaved: (key: string | null) => void
}

/** Tries, saves or removes a place. */
export function PlaceForm({ setup: { place }, onSaved }: PlaceFormProps) {
  const [kind, setKind] = useState(place?.kind ?? 'folder')
  const [values, setValues] = useState({ ...blankPlace, ...place })
  const [tried, setTried] = useState<TriedPlace | null>(null)
  const send = async (step: 'try' | 'save', confirmation: Confirmation) => {
    setTried(null)
    const answer = await postAuth<TriedPlace>(backupPlaceCalls[step], { ...confirmation, ...values, kind })
    if (answer.problem !== null) throw new Refused(`That place cannot be used. ${answer.problem}`)
    return answer
  }
  const attempt = async (confirmation: Confirmation) => setTried(await send('try', confirmation))
  const save = async (confirmation: Confirmation) => onSaved((await send('save', confirmation)).key)
  const remove = async (confirmation: Confirmation) => {
    await postAuth(backupPlaceCalls.remove, confirmation)
    onSaved(null)
  }
  const actions = [
    { label: 'Try it', variant: 'default', run: attempt, isTrial: true },
    { label: 'Save', run: save },
    ...(place ? [{ label: 'End the backup', variant: 'subtle', run: remove }] : []),
  ]
  return (
    <Box maw="32rem">
      <ConfirmedForm actions={actions}>
        <Text c="dimmed">
          Choose a folder on another disk, or a bucket at a storage provider. The backup is encrypted before it leaves
          this machine.
        </Text>
        <SegmentedControl
          aria-label="Kind of place"
          data={kinds}
          value={kind}
          onChange={(next) => setKind(next as typeof kind)}
        />
        <PlaceFields
          kind={kind}
          values={values}
          onChange={(changes) => setValues({ ...values, ...changes })}
          hasSecret={place?.kind === 'bucket'}
        />
        <Stack gap={0} role="status">
          {tried ? <Text>A small file was written there, read and deleted.</Text> : null}
          {tried?.same_disk ? (
            <Text fw={600}>This folder is on the same disk as your data. If that disk is lost, both are.</Text>
          ) : null}
        </Stack>
      </ConfirmedForm>
    </Box>
  )
}
