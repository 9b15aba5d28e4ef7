import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

const tools = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-tool]')]

/** Number of tools that a key moves by; `Infinity` is the end. */
function stepsOf(key: string, columns: number): number {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }
  if (columns > 0) Object.assign(steps, { ArrowDown: columns, ArrowUp: -columns })
  return steps[key] ?? 0
}

/**
 * Roving tab index: one tab stop for a group of tools; arrow keys, Home and End move within it.
 * @param columns of a grid of tools; 0 for a row.
 * @returns props of the element around the tools; each tool has the attribute `data-tool`.
 */
export function useRovingFocus<Box extends HTMLElement>(columns = 0) {
  const ref = useRef<Box>(null)
  useEffect(() => {
    if (ref.current) makeStop(ref.current, tools(ref.current)[0])
  }, [])
  return {
    ref,
    onFocus: ({ currentTarget, target }: FocusEvent<Box>) => {
      // Focus events from a tool's menu or dialog bubble up to here too.
      if (target instanceof HTMLElement && tools(currentTarget).includes(target)) makeStop(currentTarget, target)
    },
    onKeyDown: (event: KeyboardEvent<Box>) => {
      const all = tools(event.currentTarget)
      const index = all.indexOf(event.target as HTMLElement)
      const steps = stepsOf(event.key, columns)
      if (steps === 0 || index < 0) return
      event.preventDefault()
      all[Math.min(Math.max(index + steps, 0), all.length - 1)]?.focus()
    },
  }
}

function makeStop(box: HTMLElement, stop: HTMLElement | undefined): void {
  for (const tool of tools(box)) tool.tabIndex = tool === stop ? 0 : -1
}
