import { Tooltip, UnstyledButton } from '@mantine/core'
import type { ComponentType, ReactNode, Ref } from 'react'
import styles from './toolbar.module.css'

export interface ToolButtonProps {
  label: string
  /** Keys that do the same, as they are shown: 'Ctrl+B'. */
  keys?: string
  /** Whether it is on, for tools that can be on. */
  active?: boolean
  disabled?: boolean
  Icon?: ComponentType
  /** In place of an icon. */
  children?: ReactNode
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A tool of the editor. It leaves the focus and the selection in the text when it is clicked. */
export function ToolButton({
  label,
  keys,
  active,
  disabled = false,
  Icon,
  children,
  onClick,
  ...others
}: ToolButtonProps) {
  return (
    <Tooltip
      label={keys ? `${label} (${keys})` : label}
      openDelay={350}
      // A tool with words needs no others.
      disabled={!Icon}
      events={{ hover: true, focus: true, touch: false }}
    >
      <UnstyledButton
        {...others}
        className={styles.tool}
        aria-label={label}
        aria-pressed={active}
        // A disabled button would lose the focus that moves along the toolbar.
        aria-disabled={disabled || undefined}
        data-tool
        onMouseDown={(event) => event.preventDefault()}
        onClick={disabled ? undefined : onClick}
      >
        {Icon ? <Icon /> : null}
        {children}
      </UnstyledButton>
    </Tooltip>
  )
}
