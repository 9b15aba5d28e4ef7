import { Alert, Anchor, Checkbox, SegmentedControl, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { useState } from 'react'
import { exchangedNames, exchangedEntities, type ExchangedEntity } from '#contract/admin/exchange/entities.ts'
import { Upload } from '../../kit/layout/admin-icons.tsx'
import { useIsNarrow } from '../../kit/hooks/use-is-narrow.ts'
import zone from '../../kit/image/upload/drop-zone.module.css'
import { TaskBar } from '../tasks/task-bar.tsx'
import styles from './imports.module.css'
import { titled } from './map-columns.tsx'
import { useSendFile, type ImportOptions } from './use-send-file.ts'

/** Types and extensions: some systems know no type for CSV. */
const accepted = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'application/json': ['.json'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.csv'],
  'text/plain': ['.txt', '.csv'],
}

interface ChooseFileProps {
  entity: ExchangedEntity
  onEntity: (entity: ExchangedEntity) => void
  onSent: (id: string) => void
}

/** Content type, options and file of an import. */
export function ChooseFile({ entity, onEntity, onSent }: ChooseFileProps) {
  const isNarrow = useIsNarrow()
  const [options, setOptions] = useState<ImportOptions>({ create_regions: false, overwrite: false })
  const { send, share, failure } = useSendFile(onSent)
  const isSending = share !== null
  const data = exchangedEntities.map((each) => ({ value: each, label: titled(exchangedNames[each][1]) }))
  const set = (changes: Partial<ImportOptions>) => setOptions({ ...options, ...changes })
  return (
    <Stack gap="lg" maw="44rem">
      <SegmentedControl
        classNames={{ label: styles.entity }}
        aria-label="What the file has"
        data={data}
        value={entity}
        onChange={(value) => onEntity(value as ExchangedEntity)}
        disabled={isSending}
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        fullWidth
      />
      <Text>
        The first row names the columns, as the form does, in any order; leave out what you do not need.{' '}
        <Anchor href={`/api/admin/import-templates/${entity}`} download underline="always">
          Download a template
        </Anchor>
        . Begin with it, or with an export: what has an id, or the same {keys[entity]}, is updated, anything else is
        new.
      </Text>
      <Stack gap="xs">
        <Checkbox
          label="Create missing regions"
          description="Otherwise a row with an unknown region is a problem"
          checked={options.create_regions}
          onChange={({ currentTarget }) => set({ create_regions: currentTarget.checked })}
          hidden={!hasRegions(entity)}
          disabled={isSending}
        />
        <Checkbox
          label="Overwrite what was changed since the export"
          description="Otherwise such a row is a problem, so that no newer work is lost"
          checked={options.overwrite}
          onChange={({ currentTarget }) => set({ overwrite: currentTarget.checked })}
          disabled={isSending}
        />
      </Stack>
      {failure ? (
        <Alert color="madder" variant="outline" role="alert">
          {failure}
        </Alert>
      ) : null}
      {isSending ? (
        <Stack gap="0.75rem" maw="44rem" role="status">
          <Text>Sending the file… {share} %</Text>
          <TaskBar task={{ title: 'Sending the file', state: 'running', done: share, total: 100 }} size="md" />
          <Text c="dimmed">Please keep this page open until the file is uploaded.</Text>
        </Stack>
      ) : (
        <Dropzone
          accept={accepted}
          multiple={false}
          onDrop={ignored}
          onDropAny={(files, refused) => {
            const file = files[0] ?? refused[0]?.file
            if (file) void send(entity, file, options)
          }}
          inputProps={{ 'aria-label': 'File to import' }}
          mih="9rem"
          className={zone.zone}
        >
          <span className={zone.invitation}>
            <Upload />
            <span>Drop an Excel (.xlsx), CSV or JSON file here, or click to choose</span>
          </span>
        </Dropzone>
      )}
      <Text c="dimmed">
        The file is checked first. Nothing is imported until you confirm, and one undo reverts all of it.
      </Text>
    </Stack>
  )
}

const ignored = () => {}

/** The fields that match a row without an id. */
const keys: Record<ExchangedEntity, string> = {
  trips: 'title and region',
  vendors: 'name and region',
  testimonials: 'name and text',
  blogs: 'slug',
}

function hasRegions(entity: ExchangedEntity): boolean {
  return entity === 'trips' || entity === 'vendors'
}
