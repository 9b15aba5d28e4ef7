import { Link, linkOptions } from '@tanstack/react-router'
import type { Facets } from '#contract/trip-details/facets.ts'
import type { RegionCounts } from '#contract/regions.ts'
import { formatCount, formatJourneys } from '#values/format/counts.ts'
import { regionMarks, type MapRegionId } from '#values/map-regions.ts'
import india from './india.svg?url'
import type { JourneysFilter } from './journeys-filter.ts'

interface RegionMapProps {
  regions: RegionCounts['regions']
  filter: JourneysFilter
}

/** Regions with trips that match the other choices. */
export function regionsWithTrips({ regions }: RegionCounts, { facets }: Facets): RegionCounts['regions'] {
  const options = facets.find(({ name }) => name === 'region')?.options ?? []
  const found = new Map(options.map(({ value, count }) => [value, count]))
  return regions.map((region) => ({ ...region, count: found.get(region.name) ?? 0 })).filter(({ count }) => count > 0)
}

/**
 * India with its states and territories: those with trips are links, and the list beside it has all regions. The
 * shapes are in a file of their own, which this page only refers to, so that neither page nor scripts carry them.
 */
export function RegionMap({ regions, filter }: RegionMapProps) {
  if (regions.length === 0) return null
  const linkTo = (region: string) => linkOptions({ to: '/journeys', search: { ...filter, region, page: undefined } })
  const drawn = shapesOf(regions)
  return (
    <section id="map" className="band no-print scroll-mt-16 bg-sand" aria-labelledby="map-heading">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr] lg:items-center">
        <svg
          viewBox="0 0 1000 1143"
          className="region-map"
          role="group"
          aria-label="Map of India with the regions of our journeys"
        >
          <use href={`${india}#india`} aria-hidden="true" />
          {drawn.map(({ map_id, name, count }) => {
            const [x, y, toX, toY] = regionMarks[map_id]
            return (
              <Link
                key={map_id}
                {...linkTo(name)}
                activeOptions={{ exact: true }}
                aria-label={`${name}: ${formatJourneys(count)}`}
              >
                <use href={`${india}#${map_id}`} />
                {toX ? <line x1={x} y1={y} x2={toX} y2={toY} /> : null}
                <circle cx={x} cy={y} r="22" />
                <text x={x} y={y} dy="0.35em" aria-hidden="true">
                  {formatCount(count)}
                </text>
              </Link>
            )
          })}
          {/* After all shapes, so that none covers a name. */}
          {drawn.map((shape) => (
            <text
              key={shape.map_id}
              x={regionMarks[shape.map_id][0]}
              y={nameBaseline(shape, drawn)}
              className="region-name"
              aria-hidden="true"
            >
              {shape.name}
            </text>
          ))}
        </svg>
        <div>
          <p className="eyebrow text-madder">Where to</p>
          <h2 id="map-heading" className="mt-4 text-h2">
            Choose by place
          </h2>
          <ul className="mt-8 grid grid-cols-2 gap-x-8">
            {regions.map(({ name, count }) => (
              <li key={name}>
                <Link {...linkTo(name)} activeOptions={{ exact: true }} className="facet-option h-full">
                  <span>{name}</span>
                  <span className="facet-count">{formatCount(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** Below its number; above it where the number of another region is in the way. */
function nameBaseline({ map_id, name }: Shape, drawn: Shape[]): number {
  const [x, y] = regionMarks[map_id]
  const isInTheWay = drawn.some((other) => {
    const [otherX, otherY] = regionMarks[other.map_id]
    return other.map_id !== map_id && Math.abs(otherX - x) < name.length * 5 + 24 && otherY > y && otherY < y + 76
  })
  return isInTheWay ? y - 32 : y + 42
}

interface Shape {
  map_id: MapRegionId
  /** The region that it leads to. */
  name: string
  count: number
}

/** A shape of several regions links to the one with the most trips; the list beside it has all. */
function shapesOf(regions: RegionCounts['regions']): Shape[] {
  const shapes = new Map<MapRegionId, Shape>()
  for (const { map_id, name, count } of regions) {
    const known = map_id && shapes.get(map_id)
    if (map_id && (!known || known.count < count)) shapes.set(map_id, { map_id, name, count })
  }
  return [...shapes.values()]
}
