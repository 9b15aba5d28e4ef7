import { useRouter } from '@tanstack/react-router'
import { useRef, useState, type ComponentType } from 'react'
import { buttonStyles } from '#ui/button-styles.ts'
import { foundLimits } from '#values/search.ts'
import type { SuggestionsProps } from './suggestions.tsx'

/** A form that works as it is; suggestions are loaded when it gets the focus. */
export function SearchField({ q }: { q: string | undefined }) {
  const { navigate } = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const loadSuggestions = () => {
    import('./suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => {},
    )
  }
  return (
    <search className="relative mt-8 max-w-3xl">
      <form
        action="/search"
        className="flex gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate({ to: '/search', search: { q: input.current?.value.trim() || undefined } })
        }}
      >
        <input
          ref={input}
          // Another search brings another text.
          key={q}
          type="search"
          name="q"
          aria-label="Search journeys, stories, hosts and regions"
          placeholder="Tiger safari, Kashi, houseboat …"
          defaultValue={q}
          maxLength={foundLimits.text}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={Suggestions ? undefined : loadSuggestions}
          className="search-field"
        />
        <button type="submit" className={buttonStyles.primary}>
          Search
        </button>
      </form>
      {Suggestions ? <Suggestions key={q} input={input} /> : null}
    </search>
  )
}
