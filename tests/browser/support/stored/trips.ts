import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { AdminTrip, TripData } from '#contract/admin/trips.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { callerOf } from '../admin-call.ts'
import { expect, leavePages, test as base, waitForPaint } from '../fixtures.ts'

/** The trips of one test: their titles carry a mark of the test's own, and they go when it ends. */
export interface StoredTrips {
  /** In the title of every trip of the test. */
  mark: string
  /** Stores a trip. @returns its id. */
  store: (data: Partial<TripData> & { title: string }) => Promise<string>
  /** Changes a trip as another tab would. */
  change: (id: string, data: Partial<TripData>) => Promise<void>
  remove: (id: string) => Promise<void>
  /** @returns the stored trips of the test. */
  stored: () => Promise<{ id: string }[]>
  /** @returns the trip that is stored under a title. */
  read: (title: string) => Promise<AdminTrip>
}

export const test = base.extend<{ trips: StoredTrips }>({
  trips: async ({ context, request, baseURL }, use) => {
    const mark = `Mark${randomUUID().slice(0, 8)}`
    const call = callerOf(request, baseURL!, '/trips')
    const found = async (search: string) =>
      (await call<{ items: { id: string }[] }>('GET', `?search=${encodeURIComponent(search)}`)).items
    await use({
      mark,
      store: async (data) => {
        const trip_data = aTripPayload({ category: 'Signature Stays', region: 'Kerala', ...data })
        return (await call<{ id: string }>('POST', '', { trip_data })).id
      },
      change: async (id, trip_data) => void (await call('PATCH', `/${id}`, { trip_data })),
      remove: async (id) => void (await call('DELETE', `/${id}`)),
      stored: () => found(mark),
      read: async (title) => {
        const [trip] = await found(title)
        expect(trip, `${title} is stored`).toBeDefined()
        return call<AdminTrip>('GET', `/${trip!.id}`)
      },
    })
    await leavePages(context)
    for (const { id } of await found(mark)) await call('DELETE', `/${id}`)
  },
})

export { expect }

/** Opens the form of a stored trip from the list. */
export async function openTrip(page: Page, title: string): Promise<Locator> {
  await page.goto(`/admin/trips?search=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title, exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit Trip' })
  await expect(titleField(form)).toHaveValue(title)
  return form
}

export function titleField(form: Locator): Locator {
  return form.getByRole('textbox', { name: 'Title', exact: true })
}

/** Titles of the itinerary's days, in order. */
export function dayTitles(form: Locator): Promise<string[]> {
  return valuesOf(form.getByRole('textbox', { name: /^Day \d+: title$/ }))
}

/** Captions of the additional images, in order. */
export function captions(form: Locator): Promise<string[]> {
  return valuesOf(form.getByLabel('Caption', { exact: true }))
}

export function valuesOf(fields: Locator): Promise<string[]> {
  return fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
}

/** Picks something up with the keyboard; what is pressed next comes once the list has measured itself for the move. */
export async function pickUp(page: Page, handle: Locator, key: 'Space' | 'Enter'): Promise<void> {
  await waitForPaint(page)
  await handle.focus()
  await page.keyboard.press(key)
  await waitForPaint(page)
}

/** Drags something by its handle into the middle of another place, as a hand would. */
export async function drag(page: Page, handle: Locator, target: Locator): Promise<void> {
  // Near an edge the dialog would scroll under the hand.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await handle.hover()
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 15 })
  await page.mouse.up()
}
