/** A day of an itinerary as it is stored. */
export interface StoredDay {
  day: number
  title: string
  description: string
  accommodation_name: string | null
  room_type: string | null
  meal_plan: string | null
}

/** A day as it may arrive or have been stored; older data has `hotel_name`. */
export type AnyDay = { [Name in Exclude<keyof StoredDay, 'day'> | 'hotel_name']?: string | null | undefined }

/** @returns days with all their fields, numbered by their places. */
export function storedDays(days: readonly AnyDay[]): StoredDay[] {
  return days.map((day, index) => ({
    day: index + 1,
    title: day.title ?? '',
    description: day.description ?? '',
    accommodation_name: day.accommodation_name || day.hotel_name || null,
    room_type: day.room_type || null,
    meal_plan: day.meal_plan || null,
  }))
}
