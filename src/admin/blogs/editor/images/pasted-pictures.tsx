import { Button, Group, Text } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { countOf } from '#values/format/counts.ts'
import { hasPicture } from './pictures.ts'

interface PastedPicturesProps {
  editor: Editor
  /** Keys of pasted images without an alternative text. */
  keys: string[]
  onDescribe: () => void
}

/** Offers to describe pasted images. A dialog would catch the sentence that is being typed behind them. */
export function PastedPictures({ editor, keys, onDescribe }: PastedPicturesProps) {
  const count = useEditorState({
    editor,
    selector: ({ editor: { state } }) => keys.filter((key) => hasPicture(state.doc, key)).length,
  })
  return (
    <div role="status">
      {count > 0 ? (
        <Group gap="xs" mt={8}>
          <Text size="sm">
            {countOf(count, 'pasted picture')} {count === 1 ? 'has' : 'have'} no description.
          </Text>
          <Button size="compact-sm" variant="default" onClick={onDescribe}>
            {count === 1 ? 'Describe it' : 'Describe them'}
          </Button>
        </Group>
      ) : null}
    </div>
  )
}
