import { Button, Group, Modal, Stack, Switch, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { savedViewLimits, type SavedView } from '#contract/admin/lists/saved-views.ts'
import { adminMessages } from '#contract/messages.ts'
import type { ViewOptions } from './use-view-options.ts'
import { useWriteView } from './use-views.ts'

interface ManageViewsProps {
  views: SavedView[]
  viewOptions: ViewOptions
  onClose: () => void
}

/** Renames and deletes views, and says which one a list opens with. */
export function ManageViews({ views, viewOptions, onClose }: ManageViewsProps) {
  return (
    <Modal opened centered title="Saved views" onClose={onClose} size="36rem">
      {views.length > 0 ? (
        <Stack component="ul" gap={0} className="lined">
          {views.map((view) => (
            <li key={view.id}>
              <EditedView view={view} viewOptions={viewOptions} />
            </li>
          ))}
        </Stack>
      ) : (
        'There are no saved views.'
      )}
    </Modal>
  )
}

function EditedView({ view, viewOptions }: { view: SavedView; viewOptions: ViewOptions }) {
  const { id, is_default } = view
  const [name, setName] = useState(view.name)
  const [error, setError] = useState<string | null>(null)
  const { mutate, isPending } = useWriteView(viewOptions, { onDone: () => setError(null), onName: setError })
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setError(adminMessages.fields.required)
    else mutate({ kind: 'rename', id, name })
  }
  return (
    <form noValidate onSubmit={rename}>
      <Group gap="xs" align="end" py="0.75rem">
        <TextInput
          flex="1 1 12rem"
          label={`Name of “${view.name}”`}
          maxLength={savedViewLimits.name}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(null)
          }}
        />
        <Button type="submit" variant="default" disabled={isPending || name.trim() === view.name}>
          Rename
        </Button>
        <Button
          variant="default"
          color="madder"
          disabled={isPending}
          aria-label={`Delete view ${view.name}`}
          onClick={() => mutate({ kind: 'delete', id })}
        >
          Delete
        </Button>
        <Switch
          label="Open the list with it"
          aria-label={`Open the list with ${view.name}`}
          checked={is_default}
          disabled={isPending}
          onChange={() => mutate({ kind: 'default', id, is_default: !is_default })}
        />
      </Group>
    </form>
  )
}
