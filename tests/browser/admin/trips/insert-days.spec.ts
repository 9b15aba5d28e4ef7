import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { dayTitles, expect, openTrip, test } from '../../support/stored/trips.ts'

const day = (title: string) => ({ title, description: `${title}: tea at Mandla, and a walk before dusk.` })

test('days of another trip by keyboard, taken back, and on a phone', async ({ page, trips }) => {
  const source = `${trips.mark} Kanha`
  await trips.store({
    title: source,
    itinerary: ['Drive in', 'Forest', 'River', 'Drive out'].map(day),
    stops: [{ name: 'Khatia', latitude: 22.3, longitude: 80.6, day: 2 }],
  })
  const own = `${trips.mark} Own`
  await trips.store({ title: own, itinerary: ['First', 'Last'].map(day) })
  const form = await openTrip(page, own)
  const dialog = page.getByRole('dialog', { name: 'Insert days of another trip' })
  const choose = async () => {
    await form.getByRole('button', { name: 'Insert days of another trip' }).press('Enter')
    const search = dialog.getByRole('combobox', { name: 'Which trip?' })
    await expect(search).toBeFocused()
    await search.fill(`kanha ${trips.mark}`)
    await expect(dialog.getByRole('option', { name: source })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('checkbox', { name: 'All 4 days' })).toBeVisible()
  }

  await test.step('before a day, with a range of ticks', async () => {
    await choose()
    await dialog.getByRole('checkbox', { name: 'Day 1 · Drive in' }).press('Space')
    await dialog.getByRole('checkbox', { name: 'Day 3 · River' }).click({ modifiers: ['Shift'] })
    await dialog.getByRole('checkbox', { name: 'Day 1 · Drive in' }).press('Space')
    await expect(dialog.getByRole('checkbox', { name: 'With 1 stop of these days on the map' })).toBeChecked()
    await expectNoAxeFindings(page)
    await dialog.getByRole('combobox', { name: 'Where?' }).click()
    await page.getByRole('option', { name: 'Before day 2: Last' }).click()
    await dialog.getByRole('button', { name: 'Insert 2 days' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => dayTitles(form)).toEqual(['First', 'Forest', 'River', 'Last'])
    await expect(form.getByRole('textbox', { name: 'Day 2: title' })).toBeFocused()
  })

  await test.step('taken back, and nothing is stored before the form is saved', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => dayTitles(form)).toEqual(['First', 'Last'])
    expect((await trips.read(own)).itinerary).toHaveLength(2)
  })

  await test.step('all of them at the end, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await choose()
    await dialog.getByRole('checkbox', { name: 'All 4 days' }).click()
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Insert 4 days' }).click()
    await expect.poll(() => dayTitles(form)).toEqual(['First', 'Last', 'Drive in', 'Forest', 'River', 'Drive out'])
    await form.getByRole('button', { name: 'Update Trip' }).click()
    await expect(form).toHaveCount(0)
    const stored = await trips.read(own)
    expect(stored.itinerary.map(({ title }) => title)).toEqual([
      'First',
      'Last',
      'Drive in',
      'Forest',
      'River',
      'Drive out',
    ])
    expect(stored.itinerary[3]!.description).toContain('tea at Mandla')
    expect(stored.stops).toMatchObject([{ name: 'Khatia', latitude: 22.3, longitude: 80.6, day: 4 }])
    expect(stored.trip_images).toEqual([])
  })
})
