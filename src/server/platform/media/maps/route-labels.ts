import { mapLabelKinds } from '#values/trips/map-labels.ts'
import type { Box } from './india.ts'
import { dot, markersOf, routeMapSize as size, stopsOnMap } from './route-map.ts'
import type { Place, Point } from './projection.ts'

export interface LabelledStop extends Place {
  name: string
  /** By road, from the stop before. */
  road_hours: number | null
  water: string | null
  park: string | null
}

/** A word on the map; x and y are in its pixels, of the baseline. */
export interface MapLabel extends Point {
  kind: (typeof mapLabelKinds)[number]
  text: string
  anchor: 'start' | 'middle' | 'end'
}

type Word = Pick<MapLabel, 'kind' | 'text'> & {
  /** Where it belongs. */
  at: Point
  /** Distance from there. */
  gap: number
}

/** As on a phone, where words are largest on the map: twice what they are on a wide screen. */
const letter = { width: 13, height: 26 }
const edge = 6

/**
 * Words beside the stops and legs of a route map. A word without room is left out: the list beside the map has all.
 * @param formatHours such as '3 h'.
 */
export function routeLabels(stops: readonly LabelledStop[], formatHours: (hours: number) => string): MapLabel[] {
  const points = stopsOnMap(stops)
  const taken = markersOf(points).map(({ x, y, numbers }) => boxAround({ x, y }, dot + numbers.length * 4, dot))
  const labels: MapLabel[] = []
  for (const word of wordsOf(stops, points, formatHours)) {
    const found = candidates(word).find(({ box }) => isInside(box) && !taken.some((each) => overlap(each, box)))
    if (!found) continue
    taken.push(found.box)
    labels.push(found.label)
  }
  return labels
}

/** Names first, as they matter most; each once. */
function wordsOf(stops: readonly LabelledStop[], points: Point[], formatHours: (hours: number) => string): Word[] {
  const words = stops.flatMap(({ name, water, park }, index): Word[] => [
    { kind: 'stop', text: name, at: points[index]!, gap: dot + 6 },
    ...(water ? [{ kind: 'water' as const, text: water, at: points[index]!, gap: dot + 6 }] : []),
    ...(park ? [{ kind: 'park' as const, text: park, at: points[index]!, gap: dot + 6 }] : []),
  ])
  const once = words.filter(({ text }, index) => words.findIndex((each) => each.text === text) === index)
  const legs = stops.flatMap(({ road_hours }, index): Word[] => {
    if (index === 0 || road_hours === null) return []
    const [from, to] = [points[index - 1]!, points[index]!]
    return [
      { kind: 'hours', text: formatHours(road_hours), at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, gap: 4 },
    ]
  })
  return [...once.toSorted((one, other) => rank(one) - rank(other)), ...legs]
}

function rank({ kind }: Word): number {
  return mapLabelKinds.indexOf(kind)
}

/** Right, left, below and above its place, then below and to a side. */
function candidates({ kind, text, at: { x, y }, gap }: Word): { label: MapLabel; box: Box }[] {
  const width = text.length * letter.width
  const middle = letter.height / 3
  const places: [anchor: MapLabel['anchor'], x: number, y: number][] = [
    ['start', x + gap, y + middle],
    ['end', x - gap, y + middle],
    ['middle', x, y + gap + letter.height * 0.75],
    ['middle', x, y - gap - letter.height * 0.2],
    ['start', x + gap * 0.7, y + gap + letter.height * 0.6],
    ['end', x - gap * 0.7, y + gap + letter.height * 0.6],
  ]
  return places.map(([anchor, left, baseline]) => {
    const start = anchor === 'start' ? left : anchor === 'end' ? left - width : left - width / 2
    const box = {
      left: start,
      right: start + width,
      top: baseline - letter.height * 0.75,
      bottom: baseline + letter.height * 0.25,
    }
    return { label: { kind, text, anchor, x: Math.round(left), y: Math.round(baseline) }, box }
  })
}

function boxAround({ x, y }: Point, across: number, down: number): Box {
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return left >= edge && right <= size.width - edge && top >= edge && bottom <= size.height - edge
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
