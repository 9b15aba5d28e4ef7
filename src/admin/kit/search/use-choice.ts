import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react'

interface Options {
  /** Number of options. */
  count: number
  /** The search that the options belong to; a new search starts at the first option. */
  of: string
  /** @param newTab with Ctrl/Cmd, or the middle button. */
  onChoose: (index: number, newTab: boolean) => void
}

/**
 * A list of options under a field that keeps the focus: arrows move, Enter chooses. Mantine's combobox informs assistive
 * technology of the option only after an arrow key; here the first one is active from the start.
 */
export function useChoice({ count, of, onChoose }: Options) {
  const id = useId()
  const [state, setState] = useState({ of, index: 0 })
  const active = count === 0 ? -1 : state.of === of ? Math.min(state.index, count - 1) : 0
  const optionId = (index: number) => `${id}-${index}`
  const moveTo = (index: number) => {
    setState({ of, index })
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (count > 0) moveTo((active + step + count) % count)
      return
    }
    if (event.key !== 'Enter' || active < 0) return
    event.preventDefault()
    onChoose(active, event.ctrlKey || event.metaKey)
  }
  return {
    active,
    onKeyDown,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      autoComplete: 'off',
      spellCheck: false,
    },
    listProps: { id: `${id}-list`, role: 'listbox' },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // The field keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: () => {
        if (index !== active) setState({ of, index })
      },
      onClick: (event: MouseEvent) => onChoose(index, event.ctrlKey || event.metaKey),
      onAuxClick: (event: MouseEvent) => {
        if (event.button === 1) onChoose(index, true)
      },
    }),
  }
}
