import { project, type Point } from './projection.ts'

/**
 * Mountains and hills of India, as a school atlas has them: kilometres across, and latitude and longitude along the crest.
 * A tint needs no more.
 */
const ranges: readonly (readonly [width: number, crest: string])[] = [
  // Himalaya, and the lower ranges before it
  [220, '36 74, 34.6 77.2, 32.6 78.3, 31 79.3, 30.2 80.6, 28.6 84, 27.8 88, 27.9 91, 28.6 94, 28.4 96.6'],
  [90, '33.6 74.4, 32.2 76.6, 31 77.6, 29.6 79.6'],
  // Western Ghats, north and south of the Palghat gap
  [60, '20.6 73.7, 18.6 73.5, 16.6 74, 14.6 74.7, 12.8 75.6, 11.4 76.4'],
  [70, '11.4 76.5, 10.2 77.1, 9.2 77.2, 8.6 77.3'],
  // Eastern Ghats
  [80, '18.8 83.2, 17.9 82, 15.6 79, 13.8 79.1, 11.8 78.3'],
  // Satpura and Maikal
  [70, '21.6 74.6, 22.3 78.2, 22.4 80.8, 23.4 82.6, 23.4 85'],
  // Aravalli
  [50, '24.6 72.7, 26 74.3, 27.6 76.2'],
  // Meghalaya, and the hills of the eastern border
  [60, '25.5 90.4, 25.5 92.2'],
  [90, '27.2 96.2, 25.8 94.4, 24.4 93.6, 22.9 92.7'],
]

/**
 * @param toPixel of the map.
 * @param perKilometre pixels.
 * @param land path that the tint is clipped to.
 */
export function reliefTint(toPixel: (point: Point) => Point, perKilometre: number, land: string): string {
  const lines = ranges.map(([width, crest]) => {
    const points = crest.split(', ').map((place) => {
      const [latitude, longitude] = place.split(' ').map(Number)
      return toPixel(project({ latitude: latitude!, longitude: longitude! }))
    })
    const path = points.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')
    return `<path d="M${path}" stroke-width="${(width * perKilometre).toFixed(0)}"/>`
  })
  const blur = (24 * perKilometre).toFixed(0)
  return (
    `<clipPath id="land"><path d="${land}"/></clipPath>` +
    `<filter id="soft" filterUnits="userSpaceOnUse" x="-100" y="-100" width="920" height="740"><feGaussianBlur stdDeviation="${blur}"/></filter>` +
    `<g clip-path="url(#land)"><g filter="url(#soft)" fill="none" stroke="#c9ab78" stroke-opacity=".5" ` +
    `stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></g>`
  )
}
