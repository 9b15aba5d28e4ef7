import { Stack, Text } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import type { RegionUse } from '#contract/admin/regions/regions.ts'
import { adminMessages } from '#contract/messages.ts'
import { callError } from '../kit/api/admin-api.ts'
import { SearchSelect } from '../kit/field/search-select.tsx'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { wordsOfUse } from './region-list.ts'
import { regionUsesQuery } from './regions-query.ts'

const { merged, mergeFailed, chooseOther } = adminMessages.regions

const errorsOf = schemaResolver(z.object({ into_id: z.string().min(1, chooseOther) }), { sync: true })

const mergeKind = (region: RegionUse): FormKind<{ into_id: string }, object> => ({
  blank: () => ({ into_id: '' }),
  errorsOf,
  valuesOf: () => ({ into_id: '' }),
  save: async ({ into_id }, { api }) => {
    await api.regions.merge({ region_id: region.id, into_id })
    return { id: into_id }
  },
  messages: { updated: merged, failed: (error) => callError(error)?.message ?? mergeFailed },
})

interface MergeDialogProps {
  region: RegionUse
  onClose: () => void
}

/** Moves the trips and vendors of a region to another one. */
export function MergeDialog({ region, onClose }: MergeDialogProps) {
  const { data = [] } = useQuery(regionUsesQuery)
  const session = useEditing(mergeKind(region), {
    id: null,
    onSaved: (_saved, { after }) => after === 'return' && onClose(),
  })
  const { form } = session
  const others = data.filter(({ id }) => id !== region.id).map(({ id, name }) => ({ value: id, label: name }))
  const used = wordsOfUse(region)
  return (
    <FormDialog
      session={session}
      onClose={onClose}
      title="Merge Region"
      name={region.name}
      submitLabel="Merge Regions"
      size="32rem"
    >
      <Stack>
        <Text>
          {used
            ? `${region.name} is used by ${used}. They move to the region that you choose, and ${region.name} is deleted.`
            : `No trips or vendors use ${region.name}. It will be deleted.`}
        </Text>
        <SearchSelect
          label="Move to"
          placeholder="Choose a region"
          required
          data-autofocus
          data={others}
          nothingFoundMessage="No region found"
          {...form.getInputProps('into_id')}
          value={form.values.into_id || null}
          onChange={(id: string | null) => form.setFieldValue('into_id', id ?? '')}
        />
      </Stack>
    </FormDialog>
  )
}
