import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { Suggestion } from '#contract/search.ts'

export interface SuggestionsProps {
  /** The field that they are for. */
  input: RefObject<HTMLInputElement | null>
}

/** Milliseconds without a key press before suggestions are fetched. */
const pause = 160

/** Minimum letters of a text to fetch suggestions for. */
const leastLetters = 2

const kinds = { region: 'Region', trip: 'Journey', story: 'Story', host: 'Host' } as const

/** A list box below the field (combobox pattern): arrows choose, Enter opens, Escape closes. */
export function Suggestions({ input }: SuggestionsProps) {
  const router = useRouter()
  const list = useId()
  const [found, setFound] = useState<Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const latest = useRef({ found, active })
  latest.current = { found, active }
  const show = (suggestions: Suggestion[]) => {
    setFound(suggestions)
    setActive(-1)
  }
  const open = (path: string) => {
    show([])
    void router.navigate({ href: path })
  }

  useEffect(() => {
    const field = input.current
    if (!field) return undefined
    let request = new AbortController()
    let timer = 0
    const ask = () => {
      request.abort()
      clearTimeout(timer)
      const q = field.value.trim()
      if (q.length < leastLetters) return show([])
      request = new AbortController()
      const { signal } = request
      timer = window.setTimeout(() => void fetchSuggestions(q, signal).then(show, () => {}), pause)
    }
    const press = (event: KeyboardEvent) => {
      const { found: shown, active: at } = latest.current
      if (event.key === 'Escape' && shown.length > 0) show([])
      else if (event.key === 'ArrowDown' && shown.length > 0) setActive((at + 1) % shown.length)
      else if (event.key === 'ArrowUp' && shown.length > 0) setActive((at <= 0 ? shown.length : at) - 1)
      else if (event.key === 'Enter' && shown[at]) open(shown[at].path)
      else return
      event.preventDefault()
    }
    const close = () => {
      request.abort()
      clearTimeout(timer)
      show([])
    }
    field.addEventListener('input', ask)
    field.addEventListener('keydown', press)
    field.addEventListener('blur', close)
    field.form?.addEventListener('submit', close)
    // Typed before this was loaded.
    if (field.value !== field.defaultValue) ask()
    return () => {
      close()
      field.removeEventListener('input', ask)
      field.removeEventListener('keydown', press)
      field.removeEventListener('blur', close)
      field.form?.removeEventListener('submit', close)
    }
    // The other values are read when they are needed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [input])

  useEffect(() => {
    const field = input.current
    field?.setAttribute('role', 'combobox')
    field?.setAttribute('aria-autocomplete', 'list')
    field?.setAttribute('aria-controls', list)
    field?.setAttribute('aria-expanded', String(found.length > 0))
    if (active < 0) field?.removeAttribute('aria-activedescendant')
    else field?.setAttribute('aria-activedescendant', `${list}-${active}`)
  })

  return (
    <>
      <div id={list} role="listbox" aria-label="Suggestions" className="suggestions" hidden={found.length === 0}>
        {found.map(({ entity, title, path }, index) => (
          // The keys of the field choose.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${entity} ${path}`}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="suggestion flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4"
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => open(path)}
          >
            <span>{title}</span>
            <span className="eyebrow text-muted">{kinds[entity]}</span>
          </div>
        ))}
      </div>
      <output className="sr-only">{found.length > 0 ? `${found.length} suggestions` : ''}</output>
    </>
  )
}

async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(`/api/search-suggestions?q=${encodeURIComponent(q)}`, { signal })
  return answer.ok ? ((await answer.json()) as Suggestion[]) : []
}
