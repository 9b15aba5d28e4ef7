import { Autocomplete, Button, Group, Input, Pill } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { hasTag, withTags } from '../blog-tags.ts'
import { knownTagsQuery } from '../bulk/known-tags.ts'
import styles from './blog-form.module.css'

interface TagsFieldProps {
  value: string[]
  onChange: (tags: string[]) => void
  error: ReactNode
}

/** Suggested tags at a time. */
const suggestions = 8

/** Tags are added with Enter, a comma or the button, or chosen among those of other blogs. */
export function TagsField({ value, onChange, error }: TagsFieldProps) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { data: known = [] } = useQuery(knownTagsQuery)
  const add = (typed: string, begun = '') => {
    const { tags, rest, refusal: reason } = withTags(value, typed)
    if (tags.length > value.length) onChange(tags)
    setText([rest, begun].filter(Boolean).join(', '))
    setRefusal(reason)
  }
  const onType = (typed: string) => {
    setRefusal(null)
    const end = typed.lastIndexOf(',')
    if (end < 0) setText(typed)
    else add(typed.slice(0, end), typed.slice(end + 1).trimStart())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Otherwise Enter would submit the form.
    event.preventDefault()
    // A suggestion that the arrow keys have reached is added by the list.
    const list = document.getElementById(input.current?.getAttribute('aria-controls') ?? '')
    if (!list?.querySelector('[data-combobox-selected]')) add(text)
  }
  return (
    <>
      <Group align="flex-start" gap="xs" wrap="nowrap">
        <Autocomplete
          ref={input}
          aria-label="Tag"
          placeholder="Enter a tag"
          flex={1}
          // Only what fits the text: a longer list would cover the tags below.
          data={text.trim() === '' ? [] : known.filter((tag) => !hasTag(value, tag))}
          limit={suggestions}
          openOnFocus={false}
          withScrollArea={false}
          value={text}
          error={refusal ?? error}
          onKeyDown={onKeyDown}
          onChange={onType}
          // After the field has taken over the chosen text.
          onOptionSubmit={(tag) => queueMicrotask(() => add(tag))}
        />
        <Button
          variant="default"
          disabled={text.trim() === ''}
          onClick={() => {
            add(text)
            input.current?.focus()
          }}
        >
          Add Tag
        </Button>
      </Group>
      <Input.Wrapper>
        <ul className={styles.tags} aria-label="Tags">
          {value.map((tag) => (
            <li key={tag}>
              <Pill
                size="md"
                withRemoveButton
                removeButtonProps={{ 'aria-label': `Remove tag ${tag}`, tabIndex: 0, 'aria-hidden': false }}
                onRemove={() => {
                  onChange(value.filter((each) => each !== tag))
                  input.current?.focus()
                }}
              >
                {tag}
              </Pill>
            </li>
          ))}
        </ul>
      </Input.Wrapper>
    </>
  )
}

/** Tags of all blogs, most used first. */
