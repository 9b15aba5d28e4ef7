import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Found, FoundHost, FoundRegion } from '#contract/search.ts'
import { formatCount, formatJourneys } from '#values/format/counts.ts'
import { foundGroups, foundLimits, type FoundGroup } from '#values/search.ts'
import { AllJourneys } from '../shell/all-journeys.tsx'
import { PageLinks } from '../shell/links/page-links.tsx'
import { useQuery } from '../shell/queries/use-query.ts'
import { SearchField } from './search-field.tsx'
import { foundQuery, resultsPerPage, type SearchFilter } from './search-filter.ts'
import { Notices } from './notices.tsx'

interface SearchPageProps {
  filter: SearchFilter
  /** Lists of the kinds that have cards. */
  showTrips: (trips: Found['trips']['items']) => ReactNode
  showStories: (stories: Found['stories']['items']) => ReactNode
  /** Shown when a search has no results. */
  instead: ReactNode
}

const examples = ['tiger safari', 'houseboat in Kerala', 'Kashi', 'easy mountains', 'palace']

export function SearchPage({ filter, ...lists }: SearchPageProps) {
  return (
    <div className="page-width pt-12 pb-24 lg:pt-20 lg:pb-36">
      <p className="eyebrow text-madder">In any spelling</p>
      <h1 className="mt-4 text-h1">Search</h1>
      <SearchField q={filter.q} />
      {filter.q ? <Results filter={filter} {...lists} /> : <Examples />}
    </div>
  )
}

function Examples() {
  return (
    <div className="mt-8">
      <h2 className="font-text text-base font-normal text-muted">Travellers ask for</h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {examples.map((q) => (
          <li key={q}>
            <Link to="/search" search={{ q }} className="region-link">
              {q}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <AllJourneys />
      </p>
    </div>
  )
}

const headings: Record<FoundGroup, string> = {
  trips: 'Journeys',
  stories: 'Stories',
  hosts: 'Hosts',
  regions: 'Regions',
}

function Results({ filter, showTrips, showStories, instead }: SearchPageProps) {
  const found = useQuery(foundQuery(filter))
  const groups = foundGroups.filter((group) => found[group].items.length > 0)
  const isEmpty = groups.length === 0
  const show: Record<FoundGroup, () => ReactNode> = {
    trips: () => showTrips(found.trips.items),
    stories: () => showStories(found.stories.items),
    hosts: () => <Hosts hosts={found.hosts.items} />,
    regions: () => <Regions regions={found.regions.items} />,
  }
  return (
    <>
      <div aria-live="polite" className="mt-6">
        <Notices q={filter.q!} found={found} isEmpty={isEmpty} />
      </div>
      {isEmpty && (
        <>
          <Examples />
          {instead}
        </>
      )}
      {groups.map((group) => (
        <section key={group} aria-labelledby={`found-${group}`} className="mt-12 lg:mt-16">
          <h2 id={`found-${group}`} className="border-t border-line pt-6 text-h2">
            {headings[group]} <span className="text-h3 text-muted">{totalOf(found[group].total)}</span>
          </h2>
          <div className="mt-8">{show[group]()}</div>
          <More filter={filter} group={group} total={found[group].total} shown={found[group].items.length} />
        </section>
      ))}
    </>
  )
}

function totalOf(total: number): string {
  return total >= foundLimits.counted ? `${formatCount(total)} or more` : formatCount(total)
}

interface MoreProps {
  filter: SearchFilter
  group: FoundGroup
  total: number
  shown: number
}

/** A page per kind where there is more; on that page, its pages. */
function More({ filter, group, total, shown }: MoreProps) {
  const { q, page = 1 } = filter
  if (filter.in === group) {
    return (
      <PageLinks
        label={`Pages of ${headings[group].toLowerCase()}`}
        page={page}
        pages={Math.ceil(total / resultsPerPage)}
        linkTo={(wanted) => linkOptions({ to: '/search', search: { q, in: group, page: wanted } })}
      />
    )
  }
  if (total <= shown) return null
  return (
    <p className="mt-8">
      <Link to="/search" search={{ q, in: group }} className="inline-flex min-h-11 items-center font-semibold">
        <span className="text-link">{`All ${totalOf(total)} ${headings[group].toLowerCase()}`}</span>
      </Link>
    </p>
  )
}

function Hosts({ hosts }: { hosts: FoundHost[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {hosts.map(({ id, name, region }) => (
        <li key={id}>
          <Link to="/host/$id" params={{ id }} className="facet-option h-full">
            <span className="font-semibold">{name}</span>
            <span className="text-muted">{region}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Regions({ regions }: { regions: FoundRegion[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {regions.map(({ name, trips }) => (
        <li key={name}>
          <Link to="/journeys" search={{ region: name }} className="facet-option h-full">
            <span className="font-semibold">{name}</span>
            <span className="text-muted">{formatJourneys(trips)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
