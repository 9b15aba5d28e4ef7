import { Button, Group, Input, Pill, TextInput } from '@mantine/core'
import { useRef, useState, type KeyboardEvent } from 'react'
import { blogLimits } from '#contract/blogs.ts'
import { withTag } from './blog-tags.ts'
import styles from './blog-form.module.css'

interface TagsFieldProps {
  value: string[]
  onChange: (tags: string[]) => void
  error: string | null
}

/** Tags are added one by one, with Enter or the button. */
export function TagsField({ value, onChange, error }: TagsFieldProps) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    if (text.trim() === '') return
    const result = withTag(value, text)
    if ('refusal' in result) return setRefusal(result.refusal)
    onChange(result.tags)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Otherwise Enter would submit the form.
    event.preventDefault()
    add()
  }
  return (
    <>
      <Group align="flex-start" gap="xs" wrap="nowrap">
        <TextInput
          ref={input}
          aria-label="Tag"
          placeholder="Enter a tag"
          flex={1}
          maxLength={blogLimits.tag}
          value={text}
          error={refusal ?? error}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setRefusal(null)
          }}
        />
        <Button
          variant="default"
          disabled={text.trim() === ''}
          onClick={() => {
            add()
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
