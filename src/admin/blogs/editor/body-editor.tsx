import { Input } from '@mantine/core'
import '#ui/rich-text.css'
import { isActive, type Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { isModK } from '../../kit/hooks/mod-key.ts'
import { PictureLibrary } from '../../kit/image/picture-library.tsx'
import { ShrinkResult } from '../../kit/image/shrink-result.tsx'
import { AltDialog } from './images/alt-dialog.tsx'
import { bodyOf } from './body-html.ts'
import styles from './body-editor.module.css'
import { extensionsWith } from './schema/extensions.ts'
import { filesOf } from './paste/pasted-html.ts'
import { Toolbar } from './toolbar/toolbar.tsx'
import { PastedPictures } from './images/pasted-pictures.tsx'
import { bucket, usePictures } from './images/use-pictures.ts'

interface BodyEditorProps {
  label: string
  required: boolean
  /** Shown while nothing is written. */
  placeholder?: string
  /** Initial HTML; the editor is uncontrolled afterwards. */
  initial: string
  onChange: (body: string) => void
  error: ReactNode
  /** Called when an upload begins or ends; the form waits for it before saving. */
  onUploading: (uploading: boolean) => void
}

/** Wording of the specification. */
const storyPlaceholder = 'Write your blog content here...'

/** Rich-text editor of a blog's content. Memoised, so that the form around it is not re-rendered on every key. */
export const BodyEditor = memo(function BodyEditor(props: BodyEditorProps) {
  const { label, required, placeholder = storyPlaceholder, initial, onChange, error, onUploading } = props
  const id = useId()
  const current = useRef<Editor | null>(null)
  const getEditor = useCallback(() => (current.current?.isDestroyed ? null : current.current), [])
  const pictures = usePictures(getEditor)
  const { insert, transformHtml, editSelectedAlt, answer, uploading, question } = pictures
  const [choosing, setChoosing] = useState(false)
  const [linking, setLinking] = useState(false)
  const editorProps = useEditorProps({ id, required, error, insert, transformHtml, editSelectedAlt, setLinking })
  const editor = useEditor({
    extensions: useMemo(() => extensionsWith(placeholder), [placeholder]),
    content: initial,
    editorProps,
    onUpdate: ({ editor: { state } }) => onChange(bodyOf(state.doc)),
  })
  useEffect(() => {
    current.current = editor
  }, [editor])
  useEffect(() => onUploading(uploading), [uploading, onUploading])
  return (
    <div>
      <Input.Wrapper
        label={label}
        labelElement="div"
        labelProps={{ id: `${id}-label`, onClick: () => editor.commands.focus() }}
        errorProps={{ id: `${id}-error` }}
        error={error}
        required={required}
      >
        <div className={styles.frame} data-invalid={error ? true : undefined}>
          <Toolbar
            editor={editor}
            onFiles={(files) => insert(files)}
            onLibrary={() => setChoosing(true)}
            onAltText={editSelectedAlt}
            linking={linking}
            onLinking={setLinking}
          />
          <EditorContent editor={editor} className={styles.content} />
        </div>
        <PastedPictures editor={editor} keys={pictures.pasted} onDescribe={pictures.describePasted} />
        {question ? (
          <AltDialog
            key={question.key}
            question={question}
            onAnswer={(alt) => {
              answer(question, alt)
              editor.view.focus()
            }}
          />
        ) : null}
      </Input.Wrapper>
      <PictureLibrary
        bucket={bucket}
        opened={choosing}
        returnFocus={false}
        onClose={() => {
          setChoosing(false)
          editor.view.focus()
        }}
        onChoose={(picture) => {
          setChoosing(false)
          pictures.insertStored(picture)
          editor.view.focus()
        }}
      />
      <ShrinkResult of={pictures.shrinking ? [pictures.shrinking] : []} />
    </div>
  )
})

/**
 * Pixels covered by the toolbar at the top and the save bar at the bottom; the caret is scrolled into the space
 * between.
 */
const scrollMargin = { top: 150, bottom: 110, left: 0, right: 0 }

type PictureActions = Pick<ReturnType<typeof usePictures>, 'insert' | 'transformHtml' | 'editSelectedAlt'>

interface EditorPropsOptions extends PictureActions {
  id: string
  required: boolean
  error: ReactNode
  setLinking: (linking: boolean) => void
}

/** Accessible name, and handlers for pasted and dropped images. */
function useEditorProps(options: EditorPropsOptions) {
  const { id, required, error, insert, transformHtml, editSelectedAlt, setLinking } = options
  return useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(required),
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
      },
      scrollThreshold: scrollMargin,
      scrollMargin,
      // With nothing to link, the key opens the palette, as elsewhere (docs/decisions/0092).
      handleKeyDown: ({ state }: Editor['view'], event: KeyboardEvent) => {
        if (!isModK(event) || (state.selection.empty && !isActive(state, 'link'))) return false
        setLinking(true)
        return true
      },
      transformPastedHTML: transformHtml,
      handlePaste: (_view: unknown, { clipboardData }: ClipboardEvent) => {
        const files = clipboardData ? filesOf(clipboardData) : []
        if (files.length === 0) return false
        insert(files, { later: true })
        return true
      },
      handleDrop: (view: Editor['view'], event: DragEvent, _slice: unknown, moved: boolean) => {
        const files = !moved && event.dataTransfer ? filesOf(event.dataTransfer) : []
        if (files.length === 0) return false
        event.preventDefault()
        insert(files, { at: view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos })
        return true
      },
      handleDoubleClickOn: (_view: unknown, _position: number, node: { type: { name: string } }) => {
        if (node.type.name !== 'image') return false
        editSelectedAlt()
        return true
      },
    }),
    [id, required, error, insert, transformHtml, editSelectedAlt, setLinking],
  )
}
