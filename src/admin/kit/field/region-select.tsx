import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminMessages } from '#contract/messages.ts'
import { regionFields } from '#contract/content/small-fields.ts'
import { adminApi, callError } from '../api/admin-api.ts'
import { queryTimes } from '../api/admin-query-client.ts'
import { confirm } from '../feedback/confirm.tsx'
import { toastFailure } from '../feedback/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { SearchSelect } from './search-select.tsx'
import { similarName } from './similar-name.ts'

export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: () => adminApi.regions.list(),
  ...queryTimes(cacheTimes.regions),
})

interface RegionSelectProps {
  label: string
  value: string
  onChange: (region: string) => void
  error?: string | undefined
  required?: boolean
}

/** Value of the entry that adds the typed name; no region can have it, since names contain no control characters. */
const addValue = '\u0000add'

/** A searchable select of regions; a missing one can be added in place. */
export function RegionSelect({ label, value, onChange, error, required = false }: RegionSelectProps) {
  const { data: regions = [], isError } = useQuery(regionsQuery)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = useAddRegion(value, onChange)
  const names = namesWith(
    value,
    regions.map(({ name }) => name),
  )
  const missing = typed.trim() !== '' && !names.some((name) => name.toLowerCase() === typed.trim().toLowerCase())
  const options = [
    ...names.map((name) => ({ value: name, label: name })),
    ...(missing ? [{ value: addValue, label: `Add “${typed.trim()}”` }] : []),
  ]
  const addTyped = async () => {
    const name = typed.trim()
    if (name.length > regionFields.name.limit) {
      return setProblem(adminMessages.fields.tooLong(regionFields.name.limit, name.length))
    }
    const doubt = doubtAbout(name, value, names)
    const question = { title: `Add “${name}” as a region?`, confirm: 'Add region', destructive: false }
    if (!doubt || (await confirm({ ...question, text: `${doubt} ${consequence}` }))) add({ name, before: value })
  }
  return (
    <SearchSelect
      label={label}
      placeholder="Choose or type a new one"
      required={required}
      data={options}
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(chosen) => {
        setProblem(undefined)
        if (chosen === addValue) void addTyped()
        else onChange(chosen ?? '')
      }}
      error={error ?? problem ?? (isError ? adminMessages.regions.listFailed : undefined)}
      nothingFoundMessage="No region found"
    />
  )
}

const consequence = 'A new region is offered in every form and filter.'

/** Why a new region may be a slip; null if it looks meant. */
function doubtAbout(name: string, chosen: string, names: string[]): string | null {
  const like = similarName(name, names)
  if (like) return adminMessages.regions.alike(like)
  return chosen ? `“${chosen}” is chosen now.` : null
}

/** Older data may contain a region that is not in the list: it stays selectable. */
function namesWith(value: string, names: string[]): string[] {
  return value === '' || names.includes(value) ? names : [value, ...names]
}

/**
 * Adds a region. It is selected optimistically, so that the admin can save at once; if adding fails, the one that
 * was chosen before is selected again.
 */
function useAddRegion(value: string, choose: (name: string) => void) {
  const { mutate } = useWrite({
    write: ({ name }: { name: string; before: string }, { api }) => api.regions.create({ region_data: { name } }),
    onMutate: ({ name }) => choose(name),
    onError: (error, { name, before }) => {
      // Another one may have been chosen meanwhile.
      if (value === name) choose(before)
      toastFailure(callError(error)?.message ?? 'The region could not be added. Please try again.')
    },
  })
  return mutate
}
