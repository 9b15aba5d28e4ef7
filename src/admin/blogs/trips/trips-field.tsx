import { ActionIcon, Input, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { blogFields } from '#contract/content/blog-fields.ts'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { queryTimes } from '../../kit/api/admin-query-client.ts'
import { useOptionSearch } from '../../kit/field/option-search.ts'
import { SearchSelect } from '../../kit/field/search-select.tsx'
import { useFocusLater } from '../../kit/hooks/use-focus-later.ts'
import { MoveDown, MoveUp, Trash } from '../../kit/layout/admin-icons.tsx'
import styles from './trips-field.module.css'

interface TripOption {
  id: string
  title: string
  status: 'draft' | 'published'
}

interface TripsFieldProps {
  /** Ids in the order of the page. */
  value: string[]
  onChange: (ids: string[]) => void
  error: ReactNode
}

/** The trips to which a story leads: found by their titles, in an order that can be changed. */
export function TripsField({ value, onChange, error }: TripsFieldProps) {
  const id = useId()
  const focusLater = useFocusLater()
  const named = useNamedTrips(value)
  const isFull = value.length >= blogFields.trip_ids.max
  const move = (index: number, by: -1 | 1) => {
    const rest = value.toSpliced(index, 1)
    onChange(rest.toSpliced(index + by, 0, value[index]!))
    const target = index + by
    const isAtEnd = by < 0 ? target === 0 : target === value.length - 1
    focusLater(`${id}-${value[index]}-${isAtEnd ? -by : by}`)
  }
  const remove = (index: number) => {
    onChange(value.toSpliced(index, 1))
    focusLater(id)
  }
  return (
    <Input.Wrapper error={error} description={`Up to ${blogFields.trip_ids.max}; a draft shows once it is published`}>
      {value.length > 0 ? (
        <ol className={styles.chosen} aria-label="Chosen trips">
          {value.map((tripId, index) => {
            const title = named ? (named.get(tripId)?.title ?? 'A trip that was deleted') : '…'
            return (
              <li key={tripId}>
                <span className={styles.title}>
                  {title}
                  {named?.get(tripId)?.status === 'draft' ? <span className={styles.draft}> Draft</span> : null}
                </span>
                <ActionIcon
                  id={`${id}-${tripId}--1`}
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={`Move up ${title}`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <MoveUp />
                </ActionIcon>
                <ActionIcon
                  id={`${id}-${tripId}-1`}
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={`Move down ${title}`}
                  disabled={index === value.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <MoveDown />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={`Remove ${title}`}
                  onClick={() => remove(index)}
                >
                  <Trash />
                </ActionIcon>
              </li>
            )
          })}
        </ol>
      ) : (
        <Text size="sm" c="dimmed" mt={6}>
          None chosen: the page shows trips that the text names.
        </Text>
      )}
      <TripSearch id={id} chosen={value} isFull={isFull} onAdd={(added) => onChange([...value, added])} />
    </Input.Wrapper>
  )
}

interface TripSearchProps {
  id: string
  chosen: string[]
  isFull: boolean
  onAdd: (id: string) => void
}

/** Choosing a trip adds it and empties the field. */
function TripSearch({ id, chosen, isFull, onAdd }: TripSearchProps) {
  const { data, ...search } = useOptionSearch('trips')
  return (
    <SearchSelect
      id={id}
      mt={8}
      aria-label="Add a trip"
      placeholder={isFull ? 'No more than three' : 'Find a trip to add'}
      disabled={isFull}
      {...search}
      data={data.filter((trip) => !chosen.includes(trip.value))}
      value={null}
      onChange={(tripId) => {
        if (!tripId) return
        onAdd(tripId)
        search.onSearchChange('')
      }}
      nothingFoundMessage="No trip found"
    />
  )
}

/** @returns the chosen trips by id; undefined until they are known. */
function useNamedTrips(ids: string[]): Map<string, TripOption> | undefined {
  const { data } = useQuery({
    queryKey: ['admin-trips', 'options', { ids: ids.toSorted() }],
    queryFn: ({ signal }) => adminApi.trips.options({ ids }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    ...queryTimes(cacheTimes.trips),
  })
  return data && new Map(data.map((trip) => [trip.id, trip]))
}
