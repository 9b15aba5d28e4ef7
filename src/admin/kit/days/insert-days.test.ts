import { describe, expect, it } from 'vitest'
import { daysOf, newDay, type DayRow } from '../form/form-values.ts'
import { withInsertedDays, type StopRow } from './insert-days.ts'

const day = (title: string) => ({ ...newDay(), title })
/** Columns of a stop that days do not change. */
const noDetails = { road_hours: null, water: null, park: null }
const stop = (name: string, at: number | ''): StopRow => ({
  key: name,
  name,
  latitude: 20,
  longitude: 80,
  day: at,
  road_hours: '',
  water: '',
  park: '',
})
const source = {
  itinerary: [
    { day: 1, title: 'Drive in', description: 'Tea at Mandla.', hotel_name: 'Sal Camp' },
    { day: 2, title: 'Forest', description: '' },
    { day: 3, title: 'Drive out', description: '' },
  ],
  stops: [
    { name: 'Jabalpur', latitude: 23.1, longitude: 79.9, day: 1, ...noDetails },
    { name: 'Khatia', latitude: 22.3, longitude: 80.6, day: 3, ...noDetails },
    { name: 'Somewhere', latitude: 22, longitude: 80, day: null, ...noDetails },
  ],
}

const shown = ({ itinerary, stops }: { itinerary: DayRow[]; stops: StopRow[] }) => ({
  days: itinerary.map(({ title }) => title),
  stops: stops.map(({ name, day: at }) => `${name} ${at}`),
})

describe('days of another trip', () => {
  const form = { itinerary: [day('A'), day('B')], stops: [stop('One', 1), stop('Two', 2), stop('Loose', '')] }

  it('come before a day, which gets a new number with its stops', () => {
    const after = withInsertedDays(form, source, { days: [0, 2], withStops: true, at: 1 }, daysOf)
    expect(shown(after)).toEqual({
      days: ['A', 'Drive in', 'Drive out', 'B'],
      stops: ['One 1', 'Jabalpur 2', 'Khatia 3', 'Two 4', 'Loose '],
    })
    expect(after.inserted[0]).toMatchObject({ description: 'Tea at Mandla.', accommodation_name: 'Sal Camp' })
    expect(new Set(after.itinerary.map(({ key }) => key)).size).toBe(4)
    const typedSince = { ...after, itinerary: after.itinerary.with(0, { ...after.itinerary[0]!, title: 'A changed' }) }
    expect(shown({ ...after, ...after.takenOut(typedSince) })).toEqual({
      days: ['A changed', 'B'],
      stops: ['One 1', 'Two 2', 'Loose '],
    })
  })

  it('come at the end, without stops', () => {
    const after = withInsertedDays(form, source, { days: [1], withStops: false, at: 2 }, daysOf)
    expect(shown(after)).toEqual({ days: ['A', 'B', 'Forest'], stops: ['One 1', 'Two 2', 'Loose '] })
  })

  it('replace the one blank day of a new trip', () => {
    const blank = { itinerary: [newDay()], stops: [] }
    expect(shown(withInsertedDays(blank, source, { days: [0, 1, 2], withStops: true, at: 1 }, daysOf))).toEqual({
      days: ['Drive in', 'Forest', 'Drive out'],
      stops: ['Jabalpur 1', 'Khatia 3'],
    })
    const after = withInsertedDays(blank, source, { days: [0], withStops: true, at: 0 }, daysOf)
    expect(shown({ ...after, ...after.takenOut(after) })).toEqual({ days: [''], stops: [] })
  })
})
