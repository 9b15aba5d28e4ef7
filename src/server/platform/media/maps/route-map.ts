import { boxOf, indiaOutlines, pathOf, type Box } from './india.ts'
import { mapColors, mapSvg } from './map-style.ts'
import { reliefTint } from './relief.ts'
import { kilometresPerUnit, project, type Place, type Point } from './projection.ts'

/** Pixels. */
export const routeMapSize = { width: 720, height: 540 }
const size = routeMapSize
const margin = 80
/** Radius of a marker. */
export const dot = 17

/** Somewhat larger than the picture, so that no edge of it is drawn. */
const sheet = { left: -10, top: -10, right: size.width + 10, bottom: size.height + 10 }

/** Pixels to a unit: a map of one place shows some 120 kilometres around it, no map less. */
const largestScale = 9

/** Lengths of the scale bar, kilometres. */
const barLengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const longestBar = 190

/** @returns an SVG of the places, numbered and joined in their order, on the outlines of the states around them. */
export function routeMap(places: Place[]): string {
  const { toPixel, scale, shown } = frameOf(places.map(project))
  const stops = places.map((place) => toPixel(project(place)))
  const land = indiaOutlines()
    .filter(({ box }) => isWithin(box, shown))
    .map(({ points }) => clip(points.map(toPixel), sheet))
    .map((points) => pathOf(points, 1))
    .join('')
  const perKilometre = scale / kilometresPerUnit(middleLatitude(places))
  return mapSvg(
    `0 0 ${size.width} ${size.height}`,
    size,
    `<rect width="100%" height="100%" fill="${mapColors.ground}"/>` +
      `<path d="${land}" fill="${mapColors.land}" stroke="${mapColors.border}" stroke-width="2" stroke-linejoin="round"/>` +
      reliefTint(toPixel, perKilometre, land) +
      routeLine(stops) +
      markersOf(stops).map(drawMarker).join('') +
      scaleBar(perKilometre),
  )
}

/** @returns where the map draws the places. */
export function stopsOnMap(places: readonly Place[]): Point[] {
  const { toPixel } = frameOf(places.map(project))
  return places.map((place) => toPixel(project(place)))
}

function frameOf(points: Point[]) {
  const { left, top, right, bottom } = boxOf(points)
  const across = (size.width - 2 * margin) / (right - left)
  const down = (size.height - 2 * margin) / (bottom - top)
  const scale = Math.min(largestScale, across, down)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [width, height] = [size.width / scale, size.height / scale]
  return {
    scale,
    shown: { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 },
    toPixel: (point: Point): Point => ({
      x: (point.x - x) * scale + size.width / 2,
      y: (point.y - y) * scale + size.height / 2,
    }),
  }
}

function isWithin(box: Box, shown: Box): boolean {
  return box.left < shown.right && box.right > shown.left && box.top < shown.bottom && box.bottom > shown.top
}

function routeLine(stops: Point[]): string {
  if (stops.length < 2) return ''
  const line = `M${stops.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  return (
    `<path d="${line}" fill="none" stroke="${mapColors.route}" stroke-width="4" stroke-dasharray="1 11" ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

interface Marker extends Point {
  numbers: number[]
}

/** Stops whose dots would overlap share one. */
export function markersOf(stops: Point[]): Marker[] {
  const markers: Marker[] = []
  stops.forEach(({ x, y }, index) => {
    const near = markers.find((each) => Math.hypot(each.x - x, each.y - y) < 1.5 * dot)
    if (near) near.numbers.push(index + 1)
    else markers.push({ x, y, numbers: [index + 1] })
  })
  return markers
}

function drawMarker({ x, y, numbers }: Marker): string {
  const text = labelOf(numbers)
  const half = Math.max(dot, text.length * 5.5 + 9)
  return (
    `<rect x="${(x - half).toFixed(1)}" y="${(y - dot).toFixed(1)}" width="${2 * half}" height="${2 * dot}" rx="${dot}" ` +
    `fill="${mapColors.route}" stroke="${mapColors.paper}" stroke-width="3"/>` +
    `<text x="${x.toFixed(1)}" y="${(y + 6.5).toFixed(1)}" font-family="sans-serif" font-size="19" font-weight="600" ` +
    `text-anchor="middle" fill="${mapColors.paper}">${text}</text>`
  )
}

/** @returns '2', '1, 5' or '1–3'. */
function labelOf(numbers: number[]): string {
  const isRun = numbers.length > 2 && numbers.every((number, index) => number === numbers[0]! + index)
  return isRun ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(', ')
}

function middleLatitude(places: Place[]): number {
  const all = places.map(({ latitude }) => latitude)
  return (Math.min(...all) + Math.max(...all)) / 2
}

/** @param perKilometre pixels. */
function scaleBar(perKilometre: number): string {
  const length = barLengths.findLast((each) => each * perKilometre <= longestBar) ?? barLengths[0]!
  const [left, y] = [28, size.height - 28]
  const right = left + length * perKilometre
  return (
    `<path d="M${left} ${y - 7}V${y}H${right.toFixed(1)}V${y - 7}" fill="none" stroke="${mapColors.muted}" stroke-width="2"/>` +
    `<text x="${left}" y="${y - 14}" font-family="sans-serif" font-size="18" fill="${mapColors.muted}">${length} km</text>`
  )
}

interface Edge {
  isInside: (point: Point) => boolean
  crossing: (from: Point, to: Point) => Point
}

/** @returns the part of a closed outline inside a box (Sutherland and Hodgman); empty for none. */
function clip(points: Point[], { left, right, top, bottom }: Box): Point[] {
  const edges: Edge[] = [
    { isInside: ({ x }) => x >= left, crossing: atX(left) },
    { isInside: ({ x }) => x <= right, crossing: atX(right) },
    { isInside: ({ y }) => y >= top, crossing: atY(top) },
    { isInside: ({ y }) => y <= bottom, crossing: atY(bottom) },
  ]
  return edges.reduce(clipAt, points)
}

function clipAt(points: Point[], { isInside, crossing }: Edge): Point[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1)!
    const crossed = isInside(point) === isInside(before) ? [] : [crossing(before, point)]
    return isInside(point) ? [...crossed, point] : crossed
  })
}

function atX(x: number) {
  return (from: Point, to: Point): Point => ({ x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) })
}

function atY(y: number) {
  return (from: Point, to: Point): Point => ({ y, x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y) })
}
