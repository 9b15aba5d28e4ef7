import { readFileSync } from 'node:fs'
import { paths } from '#server/paths.ts'
import type { Point } from './projection.ts'

/** One closed outline: a state or a part of it. */
interface Outline {
  points: Point[]
  box: Box
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const indiaSize = { width: 1000, height: 1143 }

let outlines: Outline[] | null = null

/** @returns the outlines of all states; see india.LICENSE.txt. */
export function indiaOutlines(): Outline[] {
  outlines ??= [...readFileSync(paths.indiaMap, 'utf8').matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) =>
    outlinesOf(path!),
  )
  return outlines
}

/** @param path with `M`, relative `l` and `z` only. */
function outlinesOf(path: string): Outline[] {
  return path
    .split('z')
    .filter((part) => part.includes('M'))
    .map((part) => {
      const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
      const points: Point[] = [{ x: numbers[0]!, y: numbers[1]! }]
      for (let at = 2; at + 1 < numbers.length; at += 2) {
        const { x, y } = points.at(-1)!
        points.push({ x: x + numbers[at]!, y: y + numbers[at + 1]! })
      }
      return { points, box: boxOf(points) }
    })
}

export function boxOf(points: Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** @returns an outline without points nearer than `tolerance` to the line of their neighbours. */
export function simplified(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!]
  const distances = points.map((point) => distanceTo(first, last, point))
  const farthest = Math.max(...distances)
  if (points.length < 3 || farthest <= tolerance) return points.length < 2 ? points : [first, last]
  const at = distances.indexOf(farthest)
  return [...simplified(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(points.slice(at), tolerance)]
}

function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return Math.hypot(x - from.x, y - from.y)
  return Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length
}

/** @param decimals of the coordinates. @returns SVG path data. */
export function pathOf(points: Point[], decimals: number): string {
  if (points.length === 0) return ''
  return `M${points.map(({ x, y }) => `${Number(x.toFixed(decimals))} ${Number(y.toFixed(decimals))}`).join('L')}Z`
}
