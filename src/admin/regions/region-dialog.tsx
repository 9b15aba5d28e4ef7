import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { regionDataSchema, type RegionUse } from '#contract/admin/regions/regions.ts'
import { adminMessages } from '#contract/messages.ts'
import { regionFields } from '#contract/content/small-fields.ts'
import { mapRegionIds, nameOfMapRegion } from '#values/map-regions.ts'
import { callError } from '../kit/api/admin-api.ts'
import { FieldInput } from '../kit/form/field-input.tsx'
import { SearchSelect } from '../kit/field/search-select.tsx'
import { similarName } from '../kit/field/similar-name.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import { contentForm } from '../publishing/form/content-form.ts'
import type { FormValues } from '../kit/form/form-values.ts'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { wordsOfUse } from './region-list.ts'
import { regionUsesQuery } from './regions-query.ts'

const shapes = [
  { value: '', label: 'None' },
  ...mapRegionIds.map((id) => ({ value: id as string, label: nameOfMapRegion(id) })),
]

const { created, updated, createFailed, updateFailed, alike } = adminMessages.regions

const content = contentForm(regionFields, regionDataSchema)

const regionKind: FormKind<FormValues<typeof regionFields>, RegionUse> = {
  type: 'region',
  ...content,
  save: async (values, { id, api }) => {
    const region_data = content.dataOf(values)
    if (id === null) return api.regions.create({ region_data })
    await api.regions.update({ region_id: id, region_data })
    return { id }
  },
  messages: {
    created,
    updated,
    failed: (error, isNew) => callError(error)?.message ?? (isNew ? createFailed : updateFailed),
  },
  fieldErrors: (error) => fieldErrorsOf(error, 'region_data', { REGION_TAKEN: 'name' }),
}

interface RegionDialogProps {
  /** Null for a new one. */
  region: RegionUse | null
  onClose: () => void
}

/** Adds a region, or renames it in its trips and vendors. */
export function RegionDialog({ region, onClose }: RegionDialogProps) {
  const session = useEditing(regionKind, {
    id: region?.id ?? null,
    opened: region,
    onSaved: (_saved, { after }) => after === 'return' && onClose(),
  })
  const { form } = session
  return (
    <FormDialog
      session={session}
      onClose={onClose}
      title={region ? 'Edit Region' : 'Add New Region'}
      name={region?.name}
      submitLabel={region ? 'Update Region' : 'Create Region'}
      size="32rem"
    >
      <Stack>
        <FieldInput field={regionFields.name} input={form.getInputProps('name')} data-autofocus />
        <NameNote region={region} name={form.values.name.trim()} />
        <SearchSelect
          label={regionFields.map_id.label}
          description="The state or union territory that represents it on the map of India"
          data={shapes}
          nothingFoundMessage="No shape found"
          {...form.getInputProps('map_id')}
          value={form.values.map_id}
        />
        <FieldInput field={regionFields.words} input={form.getInputProps('words')} />
      </Stack>
    </FormDialog>
  )
}

/** Consequence of a typed name: the items renamed with it, or a hint that it may be a typing error. */
function NameNote({ region, name }: { region: RegionUse | null; name: string }) {
  const { data = [] } = useQuery(regionUsesQuery)
  const others = data.filter(({ id }) => id !== region?.id).map((other) => other.name)
  const like = name === '' ? null : similarName(name, others)
  const renamed = region && name !== region.name ? wordsOfUse(region) : null
  const notes = [
    ...(like ? [`${alike(like)} Merge the two if they are the same.`] : []),
    ...(renamed ? [`The new name goes to ${renamed}.`] : []),
  ]
  return (
    <Text size="sm" c="dimmed" role="status" mt={notes.length > 0 ? -8 : -16}>
      {notes.join(' ')}
    </Text>
  )
}
