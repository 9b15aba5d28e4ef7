import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { useState, type KeyboardEvent } from 'react'
import { LinkIcon } from './editor-icons.tsx'
import { focusedChain } from '../images/place-image.ts'
import { invalidLink, linkAddress } from '../schema/links.ts'
import { modKey } from './mod-key.ts'
import { ToolPopover } from './tool-popover.tsx'

interface LinkFieldsProps {
  editor: Editor
  /** Whether the caret is in a link. */
  active: boolean
}

interface LinkToolProps extends LinkFieldsProps {
  opened: boolean
  onToggle: (opened: boolean) => void
}

/** Ctrl/Cmd+K. */
export function isLinkShortcut({ ctrlKey, metaKey, key }: globalThis.KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k'
}

/** Only URLs with an allowed protocol are accepted. */
export function LinkTool({ editor, active, opened, onToggle }: LinkToolProps) {
  return (
    <ToolPopover label="Link" keys={`${modKey}K`} Icon={LinkIcon} active={active} opened={opened} onToggle={onToggle}>
      <LinkFields editor={editor} active={active} onDone={() => onToggle(false)} />
    </ToolPopover>
  )
}

function LinkFields({ editor, active, onDone }: LinkFieldsProps & { onDone: () => void }) {
  const [stored] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(stored)
  const [error, setError] = useState<string | null>(null)
  const apply = () => {
    const href = linkAddress(address)
    if (href === null) return setError(invalidLink)
    onDone()
    setLink(editor, href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would submit the blog form otherwise.
    event.preventDefault()
    apply()
  }
  return (
    <Stack gap="xs" w="19rem" maw="100%">
      <TextInput
        label="Link address"
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        data-autofocus
        value={address}
        error={error}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          setError(null)
        }}
      />
      <Group gap="xs" justify="flex-end">
        {active ? (
          <>
            <Button
              component="a"
              href={stored}
              target="_blank"
              rel="noopener"
              variant="subtle"
              size="compact-sm"
              mr="auto"
            >
              Open link
            </Button>
            <Button
              variant="subtle"
              color="madder"
              size="compact-sm"
              onClick={() => {
                onDone()
                focusedChain(editor).extendMarkRange('link').unsetLink().run()
              }}
            >
              Remove link
            </Button>
          </>
        ) : null}
        <Button size="compact-sm" onClick={apply}>
          Set link
        </Button>
      </Group>
    </Stack>
  )
}

/**
 * Links the selected text, or changes the link around the caret. Without either it inserts the URL as text, with the
 * caret behind the link, so that typing continues outside it.
 */
function setLink(editor: Editor, href: string): void {
  const chain = focusedChain(editor)
  if (!editor.state.selection.empty || editor.isActive('link')) {
    chain
      .extendMarkRange('link')
      .setLink({ href })
      .command(({ tr }) => {
        tr.setSelection(Selection.near(tr.selection.$to, -1))
        return true
      })
      .run()
    return
  }
  const text = href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
  chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
}
