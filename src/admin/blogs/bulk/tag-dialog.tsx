import { Autocomplete, Button, Group, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { AdminBlogItem } from '#contract/admin/blogs.ts'
import type { BlogAction } from '#contract/admin/lists/blog-bulk.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { countOf } from '#values/format/counts.ts'
import { firstOption } from '../../kit/field/search-select.tsx'
import type { BulkDialogProps } from '../../kit/list/selection/bulk-options.ts'
import { knownTagsQuery } from './known-tags.ts'

interface TagDialogProps extends BulkDialogProps<AdminBlogItem, BlogAction> {
  add: boolean
}

/** Adds a tag to blogs or takes it away; the tags of all blogs, or of these, are offered. */
export function TagDialog({ selection, add, onChoose, onClose }: TagDialogProps) {
  const { data: known = [] } = useQuery(knownTagsQuery)
  const own = [...new Set(selection.items.flatMap(({ tags }) => tags ?? []))]
  const [tag, setTag] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tag.trim() === '') setError(adminMessages.fields.required)
    else onChoose({ kind: 'tag', tag, add })
  }
  const count = countOf(selection.count, 'blog')
  return (
    <Modal
      opened
      centered
      title={add ? `Add a tag to ${count}` : `Remove a tag from ${count}`}
      onClose={onClose}
      size="28rem"
    >
      <form noValidate onSubmit={submit}>
        <Autocomplete
          data-autofocus
          label="Tag"
          maxLength={blogFields.tags.limit}
          data={add || selection.isAll ? known : own}
          value={tag}
          error={error}
          selectFirstOptionOnChange={!add}
          dropdownOpened={isOpen}
          onDropdownOpen={() => setOpen(true)}
          onDropdownClose={() => setOpen(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isOpen || !firstOption(event.currentTarget)) return
            // The list closes; a second Enter submits.
            event.preventDefault()
            setOpen(false)
          }}
          onChange={(value) => {
            setTag(value)
            setError(null)
          }}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{add ? 'Add tag' : 'Remove tag'}</Button>
        </Group>
      </form>
    </Modal>
  )
}
