import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

/** The tools that the layout shows. */
const tools = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>('[data-tool]')].filter((tool) => tool.checkVisibility())

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
  const stop = useRef<HTMLElement>(null)
  const count = useRef(0)
  // After every render, since tools may come and go, and with them the tab stop.
  useEffect(() => {
    const box = ref.current
    const { length = 0 } = box?.querySelectorAll('[data-tool]') ?? {}
    if (!box || length === count.current) return
    count.current = length
    const all = tools(box)
    if (!stop.current || !all.includes(stop.current)) stop.current = all.find((tool) => !tool.ariaDisabled) ?? null
    makeStop(box, stop.current)
  })
  return {
    ref,
    onFocus: ({ currentTarget, target }: FocusEvent<Box>) => {
      // Focus events from a tool's menu or dialog bubble up to here too.
      if (!(target instanceof HTMLElement) || !tools(currentTarget).includes(target)) return
      stop.current = target
      makeStop(currentTarget, target)
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

function makeStop(box: HTMLElement, stop: HTMLElement | null): void {
  for (const tool of box.querySelectorAll<HTMLElement>('[data-tool]')) tool.tabIndex = tool === stop ? 0 : -1
}
