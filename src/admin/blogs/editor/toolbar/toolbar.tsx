import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { richTextBackgrounds, richTextClasses, richTextColors } from '#contract/rich-text.ts'
import { alignTo, indentBy, type Alignment } from '../schema/block-classes.ts'
import { BlockStyleMenu } from './block-style-menu.tsx'
import { clearFormatting } from './clear-formatting.ts'
import { ColorPalette } from './color-palette.tsx'
import * as icons from './editor-icons.tsx'
import { focusedChain } from '../images/place-image.ts'
import { blockToggles, writtenChain } from '../schema/written-selection.ts'
import { ImageTool } from './image-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import { modKey, redoKeys } from '#admin/kit/hooks/mod-key.ts'
import { insertTable } from './table-commands.ts'
import { TableTools } from './table-tools.tsx'
import { ToolButton } from './tool-button.tsx'
import { toolbarStateOf, type ToolbarState } from './toolbar-state.ts'
import styles from './toolbar.module.css'
import { useKeyboardInset } from './use-keyboard-inset.ts'
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
  { name: 'blockquote', label: 'Blockquote', Icon: icons.Blockquote, run: blockToggles.blockquote },
  { name: 'codeBlock', label: 'Code block', Icon: icons.CodeBlock, run: blockToggles.codeBlock },
]

const lists: Toggle[] = [
  { name: 'orderedList', label: 'Ordered list', Icon: icons.OrderedList, run: blockToggles.orderedList },
  { name: 'bulletList', label: 'Bullet list', Icon: icons.BulletList, run: blockToggles.bulletList },
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

/**
 * Toolbar with a roving tab stop and arrow keys (specification 2.16). On a phone it is one row that is swiped, opens to
 * all its rows, and moves to the top of the on-screen keyboard.
 */
export function Toolbar({ editor, onFiles, onLibrary, onAltText, linking, onLinking }: ToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: current }) => toolbarStateOf(current) })
  const roving = useRovingFocus<HTMLDivElement>()
  const [isOpen, setOpen] = useState(false)
  const inset = useKeyboardInset(roving.ref)
  const toggles = (list: Toggle[], chainOf = focusedChain) =>
    list.map(({ name, run, ...tool }) => (
      <ToolButton key={name} {...tool} active={state.on[name]} onClick={() => run(chainOf(editor)).run()} />
    ))
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className={styles.toolbar}
      data-open={isOpen || undefined}
      data-at-keyboard={inset !== null || undefined}
      style={inset === null ? undefined : { bottom: inset }}
      {...roving}
    >
      <Group>
        <UndoTools editor={editor} state={state} />
      </Group>
      <div className={styles.row}>
        <Group>
          <BlockStyleMenu editor={editor} level={state.level} />
        </Group>
        <Group>{toggles(marks)}</Group>
        <Group>
          <Colors editor={editor} state={state} />
        </Group>
        <Group>{toggles(blocks, writtenChain)}</Group>
        <Group>
          {toggles(lists, writtenChain)}
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
          <ToolButton
            label="Table"
            Icon={icons.TableIcon}
            disabled={state.table !== null}
            onClick={() => insertTable(focusedChain(editor)).run()}
          />
          <ToolButton label="Clear formatting" Icon={icons.ClearFormatting} onClick={() => clearFormatting(editor)} />
        </Group>
      </div>
      <span className={styles.more}>
        <ToolButton
          label={isOpen ? 'Fewer tools' : 'More tools'}
          expanded={isOpen}
          Icon={icons.MoreTools}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      {state.table ? <TableTools editor={editor} table={state.table} /> : null}
    </div>
  )
}

function Group({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}

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

function UndoTools({ editor, state }: { editor: Editor; state: ToolbarState }) {
  const undo = () => focusedChain(editor).undo().run()
  const redo = () => focusedChain(editor).redo().run()
  return (
    <>
      <ToolButton label="Undo" keys={`${modKey}Z`} Icon={icons.Undo} disabled={!state.canUndo} onClick={undo} />
      <ToolButton label="Redo" keys={redoKeys} Icon={icons.Redo} disabled={!state.canRedo} onClick={redo} />
    </>
  )
}
