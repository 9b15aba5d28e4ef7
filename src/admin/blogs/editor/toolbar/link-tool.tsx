import type { Editor } from '@tiptap/core'
import { lazy, Suspense } from 'react'
import { modKey } from '#admin/kit/hooks/mod-key.ts'
import { LinkIcon } from './editor-icons.tsx'
import { ToolPopover } from './tool-popover.tsx'

const LinkFields = lazy(async () => ({ default: (await import('./link-fields.tsx')).LinkFields }))

interface LinkToolProps {
  editor: Editor
  /** Whether the caret is in a link. */
  active: boolean
  opened: boolean
  onToggle: (opened: boolean) => void
}

/** Links to a page of the site, found by its name, or to a typed address. */
export function LinkTool({ editor, active, opened, onToggle }: LinkToolProps) {
  const keys = `${modKey}K with text selected`
  return (
    <ToolPopover label="Link" keys={keys} Icon={LinkIcon} active={active} opened={opened} onToggle={onToggle}>
      <Suspense>
        <LinkFields editor={editor} active={active} onDone={() => onToggle(false)} />
      </Suspense>
    </ToolPopover>
  )
}
