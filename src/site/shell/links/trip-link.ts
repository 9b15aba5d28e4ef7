import { tripTitlePart } from '#values/trips/trip-address.ts'

/** Where a link to a trip leads: its readable address. */
export function tripLink({ id, title }: { id: string; title: string }) {
  return { to: '/trip/$id/{-$title}', params: { id, title: tripTitlePart(title) } } as const
}
