import { useRouter } from '@tanstack/react-router'
import { useEffect, type FormEvent, type ReactNode } from 'react'
import { buttonStyles } from '#ui/button-styles.ts'
import { formatPeople } from '#values/format/counts.ts'
import { groupSizes, paceAtMost, paceWords, startCities } from '#values/trips/facet-values.ts'
import { monthName, months } from '#values/trips/months.ts'
import { readJourneysFilter, type JourneysFilter } from '../journeys/journeys-filter.ts'
import { rememberWishes } from '../enquiry/remembered-wishes.ts'
import { tripsAnchor } from './facet-sheet.tsx'
import { readFacet } from './trip-filter.ts'

/** The four questions of the form; the others stay as they are. */
const asked = ['month', 'people', 'pace', 'from'] as const

/** A traveller's sentence as a plain form, which leads to the journeys that meet it. */
export function WishForm({ filter }: { filter: JourneysFilter }) {
  const { navigate } = useRouter()
  const { month, people } = filter
  useEffect(() => {
    if (month || people) rememberWishes({ month, people })
  }, [month, people])
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, readFacet(String(value))])
    void navigate({ to: '/journeys', search: readJourneysFilter(Object.fromEntries(typed)), hash: tripsAnchor })
  }
  const kept = Object.entries({ ...filter, page: undefined }).filter(
    ([name, value]) => value !== undefined && !asked.includes(name as (typeof asked)[number]),
  )
  return (
    <search aria-label="Find a journey">
      {/* Another choice brings other values. */}
      <form
        key={JSON.stringify(filter)}
        action={`/journeys#${tripsAnchor}`}
        className="wish-form no-print"
        onSubmit={find}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <Wish label="When?" name="month" value={filter.month}>
          <option value="">Any month</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </Wish>
        <Wish label="How many?" name="people" value={filter.people}>
          <option value="">Any number</option>
          {sizesWith(filter.people).map((people) => (
            <option key={people} value={people}>
              {formatPeople(people)}
            </option>
          ))}
        </Wish>
        <Wish label="How gently?" name="pace" value={filter.pace}>
          <option value="">Any pace</option>
          {paceWords.map((word, index) => (
            <option key={word} value={index + 1}>
              {paceAtMost(index + 1)}
            </option>
          ))}
        </Wish>
        <Wish label="From where?" name="from" value={filter.from}>
          <option value="">Anywhere</option>
          {startCities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </Wish>
        <button className={`${buttonStyles.primary} col-span-full lg:col-auto`}>Find journeys</button>
      </form>
    </search>
  )
}

/** An address may name any size. */
function sizesWith(people: number = groupSizes[0]): number[] {
  return [...new Set([...groupSizes, people])].sort((one, other) => one - other)
}

interface WishProps {
  label: string
  name: (typeof asked)[number]
  value: string | number | undefined
  children: ReactNode
}

function Wish({ label, name, value, children }: WishProps) {
  return (
    <label>
      <span className="eyebrow block text-muted">{label}</span>
      <select name={name} defaultValue={value ?? ''}>
        {children}
      </select>
    </label>
  )
}
