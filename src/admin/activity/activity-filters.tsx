import { Button, Select, TextInput } from '@mantine/core'
import { changedNouns, changeKinds, type Change, type ChangedNoun } from '#contract/admin/changes.ts'
import { nounLabels } from '../shell/list/noun-labels.ts'
import type { List } from '../shell/list/use-list.ts'
import styles from './activity-filters.module.css'
import type { ActivitySearch } from './activity-search.ts'
import { kindLabels } from './activity-words.ts'

type ActivityList = List<Change, ActivitySearch>

/** By noun, kind and days; beside them the same as a file. */
export function ActivityFilters({ list }: { list: ActivityList }) {
  const { search, change } = list
  return (
    <div className={styles.filters}>
      <Select
        label="What"
        placeholder="Everything"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear what' }}
        data={changedNouns.map((value) => ({ value, label: nounLabels[value].many }))}
        value={search.noun ?? null}
        onChange={(noun) => change({ noun: (noun as ChangedNoun | null) ?? undefined, noun_id: undefined })}
      />
      <Select
        label="Kind"
        placeholder="All kinds"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear kind' }}
        data={changeKinds.map((value) => ({ value, label: kindLabels[value] }))}
        value={search.kind ?? null}
        onChange={(kind) => change({ kind: (kind as ActivitySearch['kind'] | null) ?? undefined })}
      />
      <DayField label="From" value={search.from} onChange={(from) => change({ from })} />
      <DayField label="To" value={search.to} onChange={(to) => change({ to })} />
      <Button component="a" href={exportAddress(search)} download variant="default" className={styles.export}>
        Export as CSV
      </Button>
    </div>
  )
}

interface DayFieldProps {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

function DayField({ label, value = '', onChange }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
}

function exportAddress({ noun, noun_id, kind, from, to }: ActivitySearch): string {
  const given = Object.entries({ noun, noun_id, kind, from, to }).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given as [string, string][]).toString()
  return query ? `/api/admin/changes.csv?${query}` : '/api/admin/changes.csv'
}
