import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { savedViewLimits } from '#contract/admin/lists/saved-views.ts'
import { adminMessages } from '#contract/messages.ts'
import type { ListSearch } from '../list-search.ts'
import type { ViewOptions } from './use-view-options.ts'
import { useWriteView } from './use-views.ts'
import { viewSearchOf } from './views-query.ts'

interface SaveViewProps {
  search: ListSearch
  viewOptions: ViewOptions
  onClose: () => void
}

/** Keeps the present filters, order, density and page size under a name. */
export function SaveView({ search, viewOptions, onClose }: SaveViewProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { mutate, isPending } = useWriteView(viewOptions, { onDone: onClose, onName: setError })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setError(adminMessages.fields.required)
    else if (!isPending) mutate({ kind: 'create', name, search: viewSearchOf(search, viewOptions) })
  }
  return (
    <Modal opened centered title="Save this view" onClose={onClose} size="26rem">
      <form noValidate onSubmit={submit}>
        <TextInput
          data-autofocus
          label="Name"
          maxLength={savedViewLimits.name}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(null)
          }}
        />
        <Text c="dimmed" mt="sm">
          The view stores filters, order, density and page size, for all your browsers.
        </Text>
        <Group justify="flex-end" mt="md">
          <Button variant="default" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            Save view
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
