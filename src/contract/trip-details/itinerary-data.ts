import { z } from 'zod'
import { cleanText, textListSchema, tooLong, tooMany } from '../fields.ts'
import { tripLimits } from '../trips.ts'

/** Trims the lines and drops blank ones. */
export const linesSchema = textListSchema(tripLimits.listEntry, tripLimits.listEntries)

const dayText = (max: number) => cleanText(z.string().trim().max(max, tooLong(max))).nullish()

/** `day` is accepted and ignored: days are numbered by position. */
const itineraryDayDataSchema = z.strictObject({
  day: z.int().optional(),
  title: dayText(tripLimits.dayTitle),
  description: dayText(tripLimits.dayDescription),
  accommodation_name: dayText(tripLimits.dayMeta),
  hotel_name: dayText(tripLimits.dayMeta).describe('older data: kept as accommodation_name'),
  room_type: dayText(tripLimits.dayMeta),
  meal_plan: dayText(tripLimits.dayMeta),
})

/** Drops days without content and numbers the others from 1. */
export const itinerarySchema = z
  .array(itineraryDayDataSchema)
  .max(tripLimits.itineraryDays, tooMany(tripLimits.itineraryDays))
  .transform((days) => days.map(storedDay).filter(isFilled).map(numbered))

function storedDay(day: z.output<typeof itineraryDayDataSchema>) {
  return {
    title: day.title ?? '',
    description: day.description ?? '',
    accommodation_name: day.accommodation_name || day.hotel_name || null,
    room_type: day.room_type || null,
    meal_plan: day.meal_plan || null,
  }
}

function isFilled(day: ReturnType<typeof storedDay>): boolean {
  return Object.values(day).some(Boolean)
}

function numbered(day: ReturnType<typeof storedDay>, index: number) {
  return { day: index + 1, ...day }
}
