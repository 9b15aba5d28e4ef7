import { Tooltip, UnstyledButton } from '@mantine/core'
import type { ComponentType, ReactNode, Ref } from 'react'
import styles from './toolbar.module.css'

export interface ToolButtonProps {
  label: string
  /** Label of the keyboard shortcut: 'Ctrl+B'. */
  keys?: string
  /** Pressed state, for toggles. */
  active?: boolean | undefined
  /** Whether what the tool opens is open. */
  expanded?: boolean
  disabled?: boolean | undefined
  Icon?: ComponentType
  /** Replaces the icon. */
  children?: ReactNode
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Clicking it leaves focus and selection in the text. */
export function ToolButton({
  label,
  keys,
  active,
  expanded,
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
      // A tool with a text label needs no tooltip.
      disabled={!Icon}
      events={{ hover: true, focus: true, touch: false }}
    >
      <UnstyledButton
        {...others}
        className={styles.tool}
        aria-label={label}
        aria-pressed={active}
        aria-expanded={expanded}
        // A disabled button would lose the roving focus of the toolbar.
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
