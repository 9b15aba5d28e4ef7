import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useState, type KeyboardEvent } from 'react'
import { OptionRow } from '#admin/kit/search/option-row.tsx'
import { statusText } from '#admin/kit/search/item-picker.tsx'
import { useChoice } from '#admin/kit/search/use-choice.ts'
import { focusedChain } from '../images/place-image.ts'
import { invalidLink, linkAddress } from '../schema/links.ts'
import styles from './toolbar.module.css'
import { useLinkTargets, type LinkTarget } from './use-link-targets.ts'
import { Selection } from '@tiptap/pm/state'

interface LinkFieldsProps {
  editor: Editor
  /** Whether the caret is in a link. */
  active: boolean
  onDone: () => void
}

/** One field for an address and for a name; a page that is not public yet is linked only after a warning. */
export function LinkFields({ editor, active, onDone }: LinkFieldsProps) {
  const [stored] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(stored)
  const [error, setError] = useState<string | null>(null)
  /** A chosen page that readers cannot open yet. */
  const [hidden, setHidden] = useState<LinkTarget | null>(null)
  const { targets, isSearching, isNameTyped, similar, failed } = useLinkTargets(typed)
  const link = (href: string, name?: string) => {
    onDone()
    setLink(editor, href, name)
  }
  const choose = (target: LinkTarget) => {
    if (!target.warning) return link(target.path, target.name)
    setHidden(target)
    setTyped(target.path)
  }
  const choice = useChoice({ count: targets.length, of: typed.trim(), onChoose: (index) => choose(targets[index]!) })
  const apply = () => {
    const href = linkAddress(typed)
    if (href === null) return setError(invalidLink)
    link(href, hidden?.path === href ? hidden.name : undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    choice.onKeyDown(event)
    if (event.key !== 'Enter' || event.isDefaultPrevented()) return
    // Enter would submit the blog form otherwise.
    event.preventDefault()
    if (!isSearching) apply()
  }
  return (
    <Stack gap="xs" w="min(23rem, 100vw - 3.5rem)">
      <TextInput
        {...choice.fieldProps}
        label="Link address or name"
        placeholder="https:// or the name of a trip, blog, host …"
        ref={focusInPlace}
        value={typed}
        error={error}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setError(null)
          setHidden(null)
        }}
      />
      <Text role="status" size="sm" c="dimmed">
        {failed
          ? 'The search failed. An address can still be typed.'
          : isNameTyped
            ? statusText({ typed: typed.trim(), isSearching, isEmpty: targets.length === 0, similar })
            : ''}
      </Text>
      {hidden ? (
        <Text role="alert" size="sm" className={styles.warning}>
          {hidden.warning}
        </Text>
      ) : null}
      <div {...choice.listProps} aria-label="Pages with this name" className={styles.targets}>
        {targets.map(({ path, name, kind, Icon, warning }, index) => (
          <OptionRow
            key={path}
            {...choice.optionProps(index)}
            Icon={Icon}
            name={name}
            end={warning ? `Not public · ${kind}` : kind}
          />
        ))}
      </div>
      <Group gap="xs" justify="flex-end">
        {active ? <PresentLink editor={editor} href={stored} onDone={onDone} /> : null}
        <Button size="compact-sm" onClick={apply}>
          Set link
        </Button>
      </Group>
    </Stack>
  )
}

/**
 * The fields load after the popover has looked for its first one and before it is positioned; focus must not scroll.
 */
function focusInPlace(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true })
}

interface PresentLinkProps {
  editor: Editor
  href: string
  onDone: () => void
}

function PresentLink({ editor, href, onDone }: PresentLinkProps) {
  return (
    <>
      <Button component="a" href={href} target="_blank" rel="noopener" variant="subtle" size="compact-sm" mr="auto">
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
  )
}

/**
 * Links the selected text, or changes the link around the caret. Without either it inserts a text with the link: a name,
 * or the URL; the caret is behind it then, so that typing continues outside it.
 */
function setLink(editor: Editor, href: string, name?: string): void {
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
  const text = name ?? href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
  chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
}
