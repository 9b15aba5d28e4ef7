import { Popover } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { ToolButton, type ToolButtonProps } from './tool-button.tsx'

interface ToolPopoverProps extends Pick<ToolButtonProps, 'label' | 'keys' | 'active' | 'Icon'> {
  opened: boolean
  onToggle: (opened: boolean) => void
  children: ReactNode
}

/** A tool with a popover. Escape returns the focus to the tool; a selection returns it to the text. */
export function ToolPopover({ opened, onToggle, children, ...tool }: ToolPopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  // On a phone the tool may be scrolled out of its row when a shortcut opens it.
  useEffect(() => {
    if (opened) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [opened])
  return (
    <Popover opened={opened} onChange={onToggle} trapFocus position="bottom-start" shadow="sm">
      <Popover.Target>
        <ToolButton ref={button} {...tool} onClick={() => onToggle(!opened)} />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={tool.label}
        p="sm"
        onKeyDownCapture={(event) => {
          if (event.key === 'Escape') button.current?.focus()
        }}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
