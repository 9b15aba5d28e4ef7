import { Link, linkOptions, type LinkProps } from '@tanstack/react-router'
import type { Facet, FacetName, Facets } from '#contract/trip-details/facets.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { categoryNames, categoryRoute } from '#values/categories.ts'
import { formatTrips } from '#values/format/counts.ts'
import { CurrencySelect } from '#site/shell/money/currency-select.tsx'
import { useQuery } from '#site/shell/queries/use-query.ts'
import { FacetList } from '../card/facet-list.tsx'
import { FacetSheet, tripsAnchor } from '../card/facet-sheet.tsx'
import { readFacet } from '../card/trip-filter.ts'
import { NearestTrips } from '../card/nearest-trips.tsx'
import { CountLine, TripList } from '../card/trip-list.tsx'
import { WishForm } from '../card/wish-form.tsx'
import { regionCountsQuery, tripsPerPage } from '../trip-queries.ts'
import {
  chosenFacets,
  journeyFacetsQuery,
  journeysNearestQuery,
  journeysQuery,
  type JourneysFilter,
} from './journeys-filter.ts'
import { RegionMap, regionsWithTrips } from './region-map.tsx'
import { RegionEnd, RegionHeader } from './region-parts.tsx'
import { SortLinks } from './sort-links.tsx'

/** Every published trip, with facets, order and pages in the address. */
export function JourneysPage({ filter }: { filter: JourneysFilter }) {
  const trips = useQuery(journeysQuery(filter))
  const facets = useQuery(journeyFacetsQuery(filter))
  const onMap = regionsWithTrips(useQuery(regionCountsQuery()), facets)
  const { page = 1, region } = filter
  return (
    <>
      <header className="page-width pt-12 lg:pt-20">
        {region ? <RegionHeader name={region} /> : <AllHeader hasMap={onMap.length > 0} />}
        <div className="mt-8">
          <WishForm filter={filter} />
        </div>
      </header>
      <div className="page-width gap-x-14 pt-10 pb-20 lg:grid lg:grid-cols-[15rem_1fr] lg:pt-16 lg:pb-28">
        <Choices filter={filter} facets={facets} />
        <div id={tripsAnchor} tabIndex={-1} className="scroll-mt-4 outline-none max-lg:mt-8">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <div aria-live="polite">
              {trips.length > 0 ? <CountLine total={facets.total} region={filter.region} /> : null}
            </div>
            {facets.total > 1 ? <SortLinks filter={filter} /> : null}
          </div>
          <CurrencySelect className="mt-3 text-muted" />
          <Chosen filter={filter} facets={facets} />
          {trips.length > 0 ? (
            <TripList
              trips={trips}
              priority
              page={page}
              pages={Math.ceil(facets.total / tripsPerPage)}
              linkTo={(wanted) => journeysLink({ ...filter, page: wanted })}
              className="journeys-grid mt-8 lg:mt-10"
            />
          ) : (
            <Nothing filter={filter} facets={facets} isPastEnd={facets.total > 0} />
          )}
        </div>
      </div>
      {region ? <RegionEnd name={region} /> : null}
      <RegionMap regions={onMap} filter={filter} />
    </>
  )
}

function AllHeader({ hasMap }: { hasMap: boolean }) {
  return (
    <>
      <p className="eyebrow text-madder">From the snow line to the backwaters</p>
      <h1 className="mt-4 max-w-[16ch] text-h1">All Journeys</h1>
      <p className="mt-5 max-w-measure text-lead">
        Begin with the month you have, what it may cost, or how far you like to walk.
        {hasMap ? (
          <>
            {' '}
            <a href="#map" className="text-link whitespace-nowrap">
              Or point at the map
            </a>
            .
          </>
        ) : null}
      </p>
    </>
  )
}

function journeysLink(search: JourneysFilter): LinkProps {
  return linkOptions({ to: '/journeys', search, hash: tripsAnchor })
}

/** The list with another value of a facet, on its first page. */
function facetLink(filter: JourneysFilter, name: FacetName, value: string | undefined): LinkProps {
  const category = categoryNames.find((each) => each === value)
  const set = name === 'category' ? category && categoryRoute(category) : readFacet(value)
  return linkOptions({ to: '/journeys', search: { ...filter, [name]: set, page: undefined } })
}

interface PartProps {
  filter: JourneysFilter
  facets: Facets
}

/** The months in a row, and a sheet with everything else, on phones; one rail elsewhere. */
function Choices({ filter, facets: { facets, total } }: PartProps) {
  const lists = {
    chosen: chosenFacets(filter),
    linkTo: (name: FacetName, value: string | undefined) => facetLink(filter, name, value),
  }
  const isMonth = ({ name }: Facet) => name === 'month'
  // The form above asks for people.
  const isInSheet = ({ name }: Facet) => name !== 'month' && name !== 'people'
  return (
    <div>
      <h2 className="sr-only">Choose</h2>
      <FacetList inRow facets={facets.filter(isMonth)} {...lists} />
      <FacetSheet
        label="Choose price, place and pace"
        total={total}
        list={journeysLink({ ...filter, page: 1 })}
        className="facet-rail max-lg:mt-5 lg:mt-9"
        buttonClass={`${buttonStyles.outline} w-full`}
        contentClass="grid gap-9 pt-6 lg:pt-0"
      >
        <FacetList facets={facets.filter(isInSheet)} {...lists} />
      </FacetSheet>
    </div>
  )
}

function labelOf({ facets }: Facets, name: FacetName, value: unknown): string {
  const facet = facets.find((each) => each.name === name)
  const label = facet?.options.find((option) => option.value === String(value))?.label ?? String(value)
  if (name === 'people')
    return facet?.options.some(({ value: known }) => known === String(value)) ? label : `${label} people`
  return name === 'pace' ? `${label} pace` : label
}

/** Active choices, each removed with one press. */
function Chosen({ filter, facets }: PartProps) {
  const { from } = filter
  const chosen = Object.entries(chosenFacets(filter)).filter(([, value]) => value !== undefined)
  if (chosen.length === 0 && !from) return null
  return (
    <ul className="region-row mt-4" aria-label="Chosen">
      {chosen.map(([name, value]) => (
        <li key={name}>
          <Link
            {...facetLink(filter, name as FacetName, undefined)}
            resetScroll={false}
            activeOptions={{ exact: true }}
            className="region-link gap-2"
          >
            {labelOf(facets, name as FacetName, value)}
            <TakeBack />
          </Link>
        </li>
      ))}
      {from ? (
        <li>
          <Link
            to="/journeys"
            search={{ ...filter, from: undefined }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            className="region-link gap-2"
          >
            {`From ${from}`}
            <TakeBack />
          </Link>
        </li>
      ) : null}
      {chosen.length > 1 ? (
        <li>
          <Link to="/journeys" search={{}} resetScroll={false} activeOptions={{ exact: true }} className="region-link">
            Clear Filters
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

function TakeBack() {
  return (
    <>
      <span aria-hidden="true">×</span>
      <span className="sr-only">: take back</span>
    </>
  )
}

/** The nearest trips, and which of the choices to loosen. */
function Nothing({ filter, facets, isPastEnd }: PartProps & { isPastEnd: boolean }) {
  const chosen: Record<string, unknown> = chosenFacets(filter)
  return (
    <section className="pb-10" aria-live="polite">
      <h2 className="pt-8 text-h2">No trips found</h2>
      <p className="mt-4 max-w-measure text-lead">
        {isPastEnd
          ? 'The list ends before this page.'
          : `No journey matches all of this.${facets.loosened.length > 0 ? ' Remove one choice:' : ''}`}
      </p>
      {facets.loosened.length > 0 ? (
        <ul className="mt-5 grid justify-start gap-2">
          {facets.loosened.map(({ name, total }) => (
            <li key={name}>
              <Link
                {...facetLink(filter, name, undefined)}
                resetScroll={false}
                className="inline-flex min-h-11 items-center"
              >
                <span className="text-link">{`Without ‘${labelOf(facets, name, chosen[name])}’: ${formatTrips(total)}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-7">
        <Link to="/journeys" search={{}} resetScroll={false} className={buttonStyles.primary}>
          Clear Filters
        </Link>
      </p>
      {isPastEnd ? null : <NearestTrips query={journeysNearestQuery(filter)} />}
    </section>
  )
}
