import type { Box } from './india.ts'
import type { Point } from './projection.ts'

interface Edge {
  isInside: (point: Point) => boolean
  crossing: (from: Point, to: Point) => Point
}

/** @returns the part of a closed outline inside a box (Sutherland and Hodgman); empty for none. */
export function clip(points: Point[], { left, right, top, bottom }: Box): Point[] {
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
