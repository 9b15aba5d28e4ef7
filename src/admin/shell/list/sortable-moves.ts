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

/** A press that moves less than this many pixels is a click. */
const clickSlack = 4

/**
 * How the rows of a list are moved. The pointer aims at the row under it; an arrow key aims at the next row in order.
 * Both go by rows and not by distances, since rows may differ much in height.
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
    // Past its own place a row ends where the other one ends; before it, it begins where the other one begins.
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
      useSensor(PointerSensor, { activationConstraint: { distance: clickSlack } }),
      useSensor(KeyboardSensor, { coordinateGetter: nextPlace, scrollBehavior: 'auto' }),
    ),
    collisionDetection,
    /** Forgets what the arrow keys aimed at; called as a move begins. */
    begin: () => {
      aim.current = null
    },
  }
}
