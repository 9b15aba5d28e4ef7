import { Link } from '@tanstack/react-router'
import type { RegionCounts } from '#contract/regions.ts'
import { formatCount, formatJourneys } from '#values/format/counts.ts'
import type { MapRegionId } from '#values/map-regions.ts'
import india from './india.svg?url'
import { regionMarks } from './region-marks.ts'

/**
 * India with its states and territories: those with trips are links, and the list beside it has all regions. The
 * shapes are in a file of their own, which this page only refers to, so that neither page nor scripts carry them.
 */
export function RegionMap({ counts: { regions } }: { counts: RegionCounts }) {
  if (regions.length === 0) return null
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
                to="/journeys"
                search={{ region: name }}
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
        </svg>
        <div>
          <p className="eyebrow text-madder">Where to</p>
          <h2 id="map-heading" className="mt-4 text-h2">
            Choose by place
          </h2>
          <ul className="mt-8 grid grid-cols-2 gap-x-8">
            {regions.map(({ name, count }) => (
              <li key={name}>
                <Link
                  to="/journeys"
                  search={{ region: name }}
                  activeOptions={{ exact: true }}
                  className="facet-option h-full"
                >
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
