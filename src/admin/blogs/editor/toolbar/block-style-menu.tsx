import { Menu } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { ChevronDown } from '#ui/icons.tsx'
import { writtenChain } from '../schema/written-selection.ts'
import { modKey } from '#admin/kit/hooks/mod-key.ts'
import { ToolButton } from './tool-button.tsx'
import styles from './toolbar.module.css'

const levels = [1, 2, 3, 4, 5, 6] as const

interface BlockStyleMenuProps {
  editor: Editor
  /** Heading level at the caret; null outside headings. */
  level: number | null
}

/** Turns a block into a heading or a paragraph. */
export function BlockStyleMenu({ editor, level }: BlockStyleMenuProps) {
  const name = level === null ? 'Normal text' : `Heading ${level}`
  return (
    <Menu position="bottom-start" shadow="sm" returnFocus={false}>
      <Menu.Target>
        <ToolButton label={`Text style: ${name}`}>
          <span className={styles.styleName}>
            <span className={styles.longName}>{name}</span>
            <span className={styles.shortName}>{level === null ? 'Text' : `H${level}`}</span>
            <ChevronDown className="size-4" />
          </span>
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => writtenChain(editor).setParagraph().run()}>Normal text</Menu.Item>
        {levels.map((each) => (
          <Menu.Item
            key={each}
            className={styles[`heading${each}`]}
            rightSection={<span className={styles.keys}>{`${modKey}Alt+${each}`}</span>}
            onClick={() => writtenChain(editor).setHeading({ level: each }).run()}
          >
            Heading {each}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
