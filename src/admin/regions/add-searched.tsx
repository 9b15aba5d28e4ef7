import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { adminMessages } from '#contract/messages.ts'
import { regionFields } from '#contract/content/small-fields.ts'
import { useAction } from '../kit/api/use-action.ts'
import { useReload } from '../kit/api/use-reload.ts'
import { similarName } from '../kit/field/similar-name.ts'
import { Plus } from '../kit/layout/admin-icons.tsx'
import { catchFocus } from '../kit/hooks/use-return-focus.ts'
import { regionUsesQuery } from './regions-query.ts'

const { created, createFailed, alike } = adminMessages.regions

/** Adds the region whose name was searched for and not found; asks when it resembles one that is there. */
export function AddSearched({ name }: { name: string }) {
  const reload = useReload()
  const { data = [] } = useQuery(regionUsesQuery)
  const { act, isPending } = useAction()
  const add = () => {
    const like = similarName(
      name,
      data.map((region) => region.name),
    )
    const question = { title: `Add “${name}” as a region?`, confirm: 'Add region', destructive: false }
    act({
      ...(like && { question: { ...question, text: alike(like) } }),
      run: ({ regions }) => regions.create({ region_data: { name } }),
      done: created,
      failed: createFailed,
      onDone: async () => {
        await reload()
        // The button gives way to the row.
        catchFocus()
      },
    })
  }
  if (name.length > regionFields.name.limit) return null
  return (
    <Button
      leftSection={<Plus />}
      aria-disabled={isPending || undefined}
      onClick={() => (isPending ? undefined : add())}
    >
      {isPending ? 'Adding...' : `Add “${name}”`}
    </Button>
  )
}
