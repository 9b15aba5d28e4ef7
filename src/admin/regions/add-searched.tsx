import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { adminMessages } from '#contract/messages.ts'
import { regionFields } from '#contract/content/small-fields.ts'
import { callError } from '../kit/api/admin-api.ts'
import { useReload } from '../kit/api/use-reload.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { confirm } from '../kit/feedback/confirm.tsx'
import { toastFailure } from '../kit/feedback/toasts.ts'
import { similarName } from '../kit/field/similar-name.ts'
import { Plus } from '../kit/layout/admin-icons.tsx'
import { catchFocus } from '../kit/hooks/use-return-focus.ts'
import { toastWithUndo } from '../kit/feedback/toast-with-undo.tsx'
import { regionUsesQuery } from './regions-query.ts'

const { created, createFailed, alike } = adminMessages.regions

/** Adds the region whose name was searched for and not found; asks when it resembles one that is there. */
export function AddSearched({ name }: { name: string }) {
  const reload = useReload()
  const { data = [] } = useQuery(regionUsesQuery)
  const { mutate, isPending } = useWrite({
    write: (_: null, { api }) => api.regions.create({ region_data: { name } }),
    onSuccess: async (_region, _values, change) => {
      toastWithUndo(created, { change })
      await reload()
      // The button gives way to the row.
      catchFocus()
    },
    onError: (error) => toastFailure(callError(error)?.message ?? createFailed),
  })
  const add = async () => {
    const like = similarName(
      name,
      data.map((region) => region.name),
    )
    const question = { title: `Add “${name}” as a region?`, confirm: 'Add region', destructive: false }
    if (!like || (await confirm({ ...question, text: alike(like) }))) mutate(null)
  }
  if (name.length > regionFields.name.limit) return null
  return (
    <Button leftSection={<Plus />} aria-disabled={isPending || undefined} onClick={() => !isPending && void add()}>
      {isPending ? 'Adding...' : `Add “${name}”`}
    </Button>
  )
}
