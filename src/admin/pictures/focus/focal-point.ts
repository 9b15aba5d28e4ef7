/** 0 to 1 of width and height. */
export interface FocalPoint {
  focal_x: number
  focal_y: number
}

/** Steps of the arrow keys, without and with Shift. */
const steps = { fine: 0.01, coarse: 0.05 }

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** @returns null for keys other than the arrow keys. */
export function movedByKey(point: FocalPoint, key: string, shift: boolean): FocalPoint | null {
  const direction = directions[key]
  if (!direction) return null
  const step = shift ? steps.coarse : steps.fine
  const [x, y] = direction
  return { focal_x: within(point.focal_x + x * step), focal_y: within(point.focal_y + y * step) }
}

/**
 * Converts client coordinates to a point of the picture.
 * @param box of the picture, pixels.
 */
export function pointAt(box: DOMRect, clientX: number, clientY: number): FocalPoint {
  return { focal_x: within((clientX - box.left) / box.width), focal_y: within((clientY - box.top) / box.height) }
}

/** @returns such as '42% from the left, 30% from the top'. */
export function describePoint({ focal_x, focal_y }: FocalPoint): string {
  return `${percent(focal_x)} from the left, ${percent(focal_y)} from the top`
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** Rounds to hundredths and clamps to 0..1. */
function within(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 100) / 100))
}
