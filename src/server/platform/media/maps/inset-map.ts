import { boxOf, indiaOutlines, indiaSize, pathOf, simplified } from './india.ts'
import { mapColors, mapSvg } from './map-style.ts'
import { project, type Place } from './projection.ts'

/** In units of the map: a pixel where it is shown. */
const tolerance = 4

/** Islets that would be smaller than a pixel. */
const smallest = 3

const size = { width: 250, height: 286 }

let land: string | null = null

function landPath(): string {
  land ??= indiaOutlines()
    .filter(({ box }) => Math.max(box.right - box.left, box.bottom - box.top) >= smallest)
    .map(({ points }) => simplified(points, tolerance))
    .filter((points) => points.length > 2)
    .map((points) => pathOf(points, 0))
    .join('')
  return land
}

/** @returns India as an SVG, with a spot where the places are. */
export function insetMap(places: Place[]): string {
  const { left, top, right, bottom } = boxOf(places.map(project))
  const [x, y] = [(left + right) / 2, (top + bottom) / 2].map(Math.round)
  const spread = Math.max(right - left, bottom - top) / 2
  const ring = Math.round(Math.min(130, Math.max(40, spread + 24)))
  const content =
    // The border hides what simplifying leaves between two states.
    `<path d="${landPath()}" fill="#e4d9c5" stroke="#e4d9c5" stroke-width="5" stroke-linejoin="round"/>` +
    `<circle cx="${x}" cy="${y}" r="${ring}" fill="${mapColors.route}" fill-opacity=".14" stroke="${mapColors.route}" ` +
    `stroke-width="5"/><circle cx="${x}" cy="${y}" r="13" fill="${mapColors.route}"/>`
  return mapSvg(`-10 -10 ${indiaSize.width + 20} ${indiaSize.height + 20}`, size, content)
}
