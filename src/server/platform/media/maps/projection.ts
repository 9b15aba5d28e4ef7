export interface Point {
  x: number
  y: number
}

export interface Place {
  latitude: number
  longitude: number
}

/**
 * That of `india.svg`: Lambert conformal conic on the sphere, standard parallels 12°28′22″ N and 35°10′22″ N, central
 * meridian 80° E. It keeps angles, and lengths within a few percent.
 */
const cone = { n: 0.40659818, a: 5705.49074, meridian: 80, x0: 417.028, y0: -4281.413 }
const radians = Math.PI / 180

/** Radius of the earth in kilometres. */
const radius = 6371

/** @returns the position of a place in `india.svg`. */
export function project({ latitude, longitude }: Place): Point {
  const distance = cone.a / Math.tan(Math.PI / 4 + (latitude * radians) / 2) ** cone.n
  const angle = cone.n * (longitude - cone.meridian) * radians
  return { x: cone.x0 + distance * Math.sin(angle), y: cone.y0 + distance * Math.cos(angle) }
}

/** Kilometres per unit of the map at a latitude. */
export function kilometresPerUnit(latitude: number): number {
  const north = project({ latitude: latitude + 0.5, longitude: cone.meridian })
  const south = project({ latitude: latitude - 0.5, longitude: cone.meridian })
  return (radius * radians) / Math.abs(south.y - north.y)
}
