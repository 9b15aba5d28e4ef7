import { RichTextEditor } from '@mantine/tiptap'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useRef, type ComponentType } from 'react'
import { richTextBackgrounds, richTextClasses, richTextColors } from '#contract/rich-text.ts'
import { HeroImages as ImageIcon } from '#admin/shell/layout/admin-icons.tsx'
import { alignTo, indentBy, type Alignment } from '../schema/block-classes.ts'
import { BlockStyleMenu } from './block-style-menu.tsx'
import { clearFormatting } from './clear-formatting.ts'
import { ColorPalette } from './color-palette.tsx'
import * as icons from './editor-icons.tsx'
import { focusedChain } from '../images/place-image.ts'
import { LinkTool } from './link-tool.tsx'
import { modKey } from './mod-key.ts'
import { ToolButton } from './tool-button.tsx'
import { toolbarStateOf, type ToolbarState } from './toolbar-state.ts'
import styles from './toolbar.module.css'
import { useRovingFocus } from './use-roving-focus.ts'

interface Toggle {
  name: keyof ToolbarState['on']
  label: string
  keys?: string
  Icon: ComponentType
  run: (chain: ChainedCommands) => ChainedCommands
}

const marks: Toggle[] = [
  { name: 'bold', label: 'Bold', keys: `${modKey}B`, Icon: icons.Bold, run: (chain) => chain.toggleBold() },
  { name: 'italic', label: 'Italic', keys: `${modKey}I`, Icon: icons.Italic, run: (chain) => chain.toggleItalic() },
  {
    name: 'underline',
    label: 'Underline',
    keys: `${modKey}U`,
    Icon: icons.Underline,
    run: (chain) => chain.toggleUnderline(),
  },
  { name: 'strike', label: 'Strike', Icon: icons.Strike, run: (chain) => chain.toggleStrike() },
]

// Subscript and superscript exclude each other.
const scripts: Toggle[] = [
  {
    name: 'subscript',
    label: 'Subscript',
    Icon: icons.Subscript,
    run: (chain) => chain.unsetSuperscript().toggleSubscript(),
  },
  {
    name: 'superscript',
    label: 'Superscript',
    Icon: icons.Superscript,
    run: (chain) => chain.unsetSubscript().toggleSuperscript(),
  },
]

const blocks: Toggle[] = [
  { name: 'blockquote', label: 'Blockquote', Icon: icons.Blockquote, run: (chain) => chain.toggleBlockquote() },
  { name: 'codeBlock', label: 'Code block', Icon: icons.CodeBlock, run: (chain) => chain.toggleCodeBlock() },
]

const lists: Toggle[] = [
  { name: 'orderedList', label: 'Ordered list', Icon: icons.OrderedList, run: (chain) => chain.toggleOrderedList() },
  { name: 'bulletList', label: 'Bullet list', Icon: icons.BulletList, run: (chain) => chain.toggleBulletList() },
]

const alignments: { name: Alignment; label: string; Icon: ComponentType }[] = [
  { name: 'left', label: 'Align left', Icon: icons.AlignLeft },
  { name: 'center', label: 'Align center', Icon: icons.AlignCenter },
  { name: 'right', label: 'Align right', Icon: icons.AlignRight },
  { name: 'justify', label: 'Justify', Icon: icons.AlignJustify },
]

interface ToolbarProps {
  editor: Editor
  onFiles: (files: File[]) => void
  /** Opens the media library. */
  onLibrary: () => void
  onAltText: () => void
  /** Whether the link popover is open. */
  linking: boolean
  onLinking: (linking: boolean) => void
}

/** Toolbar with a roving tab stop and arrow keys (specification 2.16). */
export function Toolbar({ editor, onFiles, onLibrary, onAltText, linking, onLinking }: ToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: current }) => toolbarStateOf(current) })
  const roving = useRovingFocus<HTMLDivElement>()
  const toggles = (list: Toggle[]) =>
    list.map(({ name, run, ...tool }) => (
      <ToolButton key={name} {...tool} active={state.on[name]} onClick={() => run(focusedChain(editor)).run()} />
    ))
  return (
    <RichTextEditor.Toolbar
      sticky
      stickyOffset={56}
      role="toolbar"
      aria-label="Formatting"
      className={styles.toolbar}
      {...roving}
    >
      <Group>
        <BlockStyleMenu editor={editor} level={state.level} />
      </Group>
      <Group>{toggles(marks)}</Group>
      <Group>
        <Colors editor={editor} state={state} />
      </Group>
      <Group>{toggles(blocks)}</Group>
      <Group>
        {toggles(lists)}
        <ToolButton label="Outdent" keys={`${modKey}[`} Icon={icons.Outdent} onClick={() => indentBy(editor, -1)} />
        <ToolButton label="Indent" keys={`${modKey}]`} Icon={icons.Indent} onClick={() => indentBy(editor, 1)} />
      </Group>
      <Group>{toggles(scripts)}</Group>
      <Group>
        {alignments.map(({ name, ...tool }) => (
          <ToolButton key={name} {...tool} active={state.align === name} onClick={() => alignTo(editor, name)} />
        ))}
      </Group>
      <Group>
        <LinkTool editor={editor} active={state.on.link} opened={linking} onToggle={onLinking} />
        <ImageTool onFiles={onFiles} />
        <ToolButton label="Image from library" Icon={icons.Library} onClick={onLibrary} />
        <ToolButton label="Alternative text" Icon={icons.AltText} disabled={!state.picture} onClick={onAltText} />
      </Group>
      <Group>
        <ToolButton label="Clear formatting" Icon={icons.ClearFormatting} onClick={() => clearFormatting(editor)} />
      </Group>
    </RichTextEditor.Toolbar>
  )
}

const Group = RichTextEditor.ControlsGroup

function Colors({ editor, state }: { editor: Editor; state: ToolbarState }) {
  const paint = (mark: 'textColor' | 'textBackground') => (color: string | null) => {
    const chain = focusedChain(editor)
    ;(color === null ? chain.unsetMark(mark) : chain.setMark(mark, { color })).run()
  }
  return (
    <>
      <ColorPalette
        label="Text colour"
        Icon={icons.TextColorIcon}
        colors={richTextColors}
        classOf={richTextClasses.color}
        value={state.color}
        onChoose={paint('textColor')}
      />
      <ColorPalette
        label="Background colour"
        Icon={icons.BackgroundIcon}
        colors={richTextBackgrounds}
        classOf={richTextClasses.background}
        value={state.background}
        onChoose={paint('textBackground')}
      />
    </>
  )
}

function ImageTool({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton label="Image" Icon={ImageIcon} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        hidden
        aria-label="Image for the text"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // So that the same file can be selected again.
          currentTarget.value = ''
          onFiles(files)
        }}
      />
    </>
  )
}
