import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import type { RegionUse } from '#contract/admin/regions/regions.ts'
import { textSchema } from '#contract/fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { regionFields } from '#contract/content/small-fields.ts'
import { mapRegionIds, nameOfMapRegion, type MapRegionId } from '#values/map-regions.ts'
import { callError } from '../shell/api/admin-api.ts'
import { FieldInput } from '../shell/content/field-input.tsx'
import { SearchSelect } from '../shell/field/search-select.tsx'
import { similarName } from '../shell/field/similar-name.ts'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { fieldErrorsOf } from '../shell/form/save-errors.ts'
import { useDialogForm } from '../shell/form/use-dialog-form.ts'
import type { SaveCall } from '../shell/form/use-save.ts'
import { wordsOfUse } from './region-list.ts'
import { regionRefresh, regionUsesQuery } from './regions-query.ts'

const schema = z.object({ name: textSchema(regionFields.name.limit), map_id: z.string() })

/** Value of the select where no shape is chosen. */
const noShape = ''

const shapes = [
  { value: noShape, label: 'None' },
  ...mapRegionIds.map((id) => ({ value: id as string, label: nameOfMapRegion(id) })),
]

interface RegionValues {
  name: string
  map_id: string
}

const { created, updated, createFailed, updateFailed, alike } = adminMessages.regions

interface RegionDialogProps {
  /** Null for a new one. */
  region: RegionUse | null
  onClose: () => void
}

/** Adds a region, or renames it in everything that stands under it. */
export function RegionDialog({ region, onClose }: RegionDialogProps) {
  const { form, dialog } = useDialogForm({
    initialValues: { name: region?.name ?? '', map_id: region?.map_id ?? noShape },
    schema,
    save: (values: RegionValues, call) => saveRegion(region, values, call),
    done: region ? updated : created,
    failed: (error) => callError(error)?.message ?? (region ? updateFailed : createFailed),
    refresh: regionRefresh,
    fieldErrors: (error) => fieldErrorsOf(error, 'region_data', { REGION_TAKEN: 'name' }),
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
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
          description="Which state or union territory it stands for on the map of India"
          data={shapes}
          nothingFoundMessage="No shape found"
          {...form.getInputProps('map_id')}
          value={form.values.map_id}
        />
      </Stack>
    </FormDialog>
  )
}

function saveRegion(region: RegionUse | null, { name, map_id }: RegionValues, { api }: SaveCall): Promise<unknown> {
  const region_data = { name, map_id: map_id === noShape ? null : (map_id as MapRegionId) }
  return region ? api.regions.update({ region_id: region.id, region_data }) : api.regions.create({ region_data })
}

/** What a typed name means: what is renamed with it, or that it may be a slip. */
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
