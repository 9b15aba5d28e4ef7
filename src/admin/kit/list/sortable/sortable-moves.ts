import {
  closestCenter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { useRef } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Pixels of movement below which a press is a click. */
const clickTolerance = 4

/**
 * Sensors and collision detection. The pointer targets the row under it, an arrow key the next row in order: dnd-kit's
 * distances do not work for rows of very different heights.
 */
export function useSortableMoves() {
  const aim = useRef<UniqueIdentifier | null>(null)
  const nextPlace: KeyboardCoordinateGetter = (event, { active, context }) => {
    const step = steps[event.code]
    if (!step) return undefined
    event.preventDefault()
    const order = (context.active?.data.current?.sortable as { items: UniqueIdentifier[] } | undefined)?.items ?? []
    const next = order[order.indexOf(aim.current ?? active) + step]
    const rect = next === undefined ? undefined : context.droppableRects.get(next)
    const moved = context.collisionRect
    if (next === undefined || !rect || !moved) return undefined
    aim.current = next
    // A row that moves down is aligned with the target's end, one that moves up with its start.
    const isLater = order.indexOf(next) > order.indexOf(active)
    return isLater ? { x: rect.right - moved.width, y: rect.bottom - moved.height } : { x: rect.left, y: rect.top }
  }
  const collisionDetection: CollisionDetection = (args) => {
    if (!args.pointerCoordinates) return [{ id: aim.current ?? args.active.id }]
    const under = pointerWithin(args)
    return under.length > 0 ? under : closestCenter(args)
  }
  return {
    sensors: useSensors(
      useSensor(PointerSensor, { activationConstraint: { distance: clickTolerance } }),
      useSensor(KeyboardSensor, { coordinateGetter: nextPlace, scrollBehavior: 'auto' }),
    ),
    collisionDetection,
    /** Resets the target of the arrow keys; call it when a drag starts. */
    begin: () => {
      aim.current = null
    },
  }
}
