import { Button, Text } from '@mantine/core'
import type { Change } from '#contract/admin/changes/changes.ts'
import { countOf } from '#values/format/counts.ts'
import { formatTime } from '#values/format/dates.ts'
import { confirm } from '../../kit/feedback/confirm.tsx'
import { entityLabels } from '../../kit/layout/entity-labels.ts'
import { toastWithUndo } from '../../kit/feedback/toast-with-undo.tsx'
import { useUndo } from '../../kit/feedback/use-undo.ts'

/** Items that the question names. */
const namedItems = 3

/** Takes a change back, after a question that says what will happen; or says that this has been done. */
export function UndoChange({ change }: { change: Change }) {
  const { id, at, undoable, undone_by, items } = change
  const { mutate, isPending } = useUndo((message, undo) => toastWithUndo(message, { change: undo, label: 'Redo' }))
  if (undone_by !== null) return <Text c="dimmed">Undone</Text>
  if (!undoable) return null
  const ask = async () => {
    const question = { title: 'Undo this change?', text: consequencesOf(change), confirm: 'Undo' }
    if (await confirm(question)) mutate(id)
  }
  const name = `Undo the change of ${formatTime(at)}${items[0]?.label ? `: ${items[0].label}` : ''}`
  return (
    <Button variant="subtle" size="compact-sm" aria-label={name} disabled={isPending} onClick={() => void ask()}>
      Undo
    </Button>
  )
}

function consequencesOf({ items, more_items }: Change): string {
  const named = items.slice(0, namedItems).map(({ entity, label, kind }) => {
    const item = `${entityLabels[entity].one} “${label || 'without a name'}”`
    if (kind === 'insert') return `${item} will be deleted.`
    return kind === 'delete' ? `${item} will be restored.` : `${item} will return to its previous state.`
  })
  const others = items.length - named.length + more_items
  const rest = others > 0 ? ` ${countOf(others, 'more item')} will change as well.` : ''
  return `${named.join(' ')}${rest} Later changes stay. If they prevent it, nothing is undone.`
}
