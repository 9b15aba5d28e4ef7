import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

const tools = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-tool]')]

/** Which neighbour a key leads to. */
const ways: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * One stop of the Tab key for a whole row of tools; the arrow keys, Home and End move along it.
 * @returns properties of the element around the tools; each tool carries `data-tool`.
 */
export function useRovingFocus<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  useEffect(() => {
    if (ref.current) makeStop(ref.current, tools(ref.current)[0])
  }, [])
  return {
    ref,
    onFocus: ({ currentTarget, target }: FocusEvent<Box>) => {
      // Focus in a menu or dialog of a tool arrives here too.
      if (target instanceof HTMLElement && tools(currentTarget).includes(target)) makeStop(currentTarget, target)
    },
    onKeyDown: (event: KeyboardEvent<Box>) => {
      const all = tools(event.currentTarget)
      const index = all.indexOf(event.target as HTMLElement)
      const next = ways[event.key]
      if (!next || index < 0) return
      event.preventDefault()
      all[next(index, all.length)]?.focus()
    },
  }
}

function makeStop(box: HTMLElement, stop: HTMLElement | undefined): void {
  for (const tool of tools(box)) tool.tabIndex = tool === stop ? 0 : -1
}
