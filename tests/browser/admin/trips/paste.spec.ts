import type { Locator } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { dayTitles, expect, openTrip, test, titleField, valuesOf } from '../../support/stored/trips.ts'

const kashmir = readFileSync('tests/fixtures/itineraries/whatsapp-kashmir.txt', 'utf8')

/** Pastes as a program that puts these formats on the clipboard. */
async function paste(field: Locator, formats: Record<string, string>): Promise<void> {
  await field.evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, formats)
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`an itinerary fills the form of a new trip, ${width} pixels wide`, async ({ page, trips }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/admin/trips?action=new')
    const form = page.getByRole('dialog', { name: 'Add Trip' })
    await titleField(form).fill('My own words')
    const dialog = page.getByRole('dialog', { name: 'Paste a trip' })
    const fill = dialog.getByRole('button', { name: 'Fill the form' })
    await form.getByRole('button', { name: 'Paste a trip' }).press('Enter')
    const box = dialog.getByRole('textbox', { name: 'Itinerary' })
    await expect(box).toBeFocused()
    await expectNoAxeFindings(page)

    await test.step('the preview names what was read and what was not', async () => {
      await box.fill('Some words without days')
      await expect(dialog.getByText('No days found.')).toBeVisible()
      await box.fill(kashmir.replace('Kashmir tulip tour', `${trips.mark} tulip tour`))
      await expect(dialog.getByRole('heading', { name: 'Looks right?' })).toBeVisible()
      await expect(dialog.getByText('Links to a map are not read (2)')).toBeVisible()
      await expect(dialog.getByRole('group', { name: 'Not understood' })).toContainText('Gul Mohammad 7006 000 111')
      await expect(dialog.getByText('Gulmarg · 34.05 · 74.38')).toBeVisible()
      await expect(fill).toBeEnabled()
      await expectNoAxeFindings(page)
    })

    await test.step('the form has it, and one button takes it back', async () => {
      await fill.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(titleField(form)).toHaveValue(`${trips.mark} tulip tour`)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(titleField(form)).toHaveValue('My own words')
      expect(await dayTitles(form)).toEqual([''])
    })

    await test.step('the text is still there, and the owner leaves out what was not understood', async () => {
      await form.getByRole('button', { name: 'Paste a trip' }).click()
      await dialog.getByRole('combobox', { name: 'Where does it go?' }).click()
      await page.getByRole('option', { name: 'Leave it out' }).click()
      await fill.click()
      await expect
        .poll(() => dayTitles(form))
        .toEqual(['Srinagar', 'Gulmarg day trip', 'Pahalgam', 'Srinagar', 'Airport drop'])
      await expect(form.getByLabel('Price (INR)')).toHaveValue('28,500')
      await expect(form.getByLabel('Duration (days)')).toHaveValue('5')
      expect(await valuesOf(form.getByLabel(/^Inclusion \d/))).toEqual(['Hotel + houseboat', 'Breakfast dinner', 'Cab'])
      await expect(form.getByLabel('Full Description')).toHaveValue('')
    })
  })
}

test('days in the clipboard are split, in the box and in a day', async ({ page, trips }) => {
  const title = `${trips.mark} Own`
  await trips.store({ title, itinerary: [{ title: 'First', description: '' }] })
  const form = await openTrip(page, title)
  const text = 'Day 1: Arrive in Ooty\nTea.\nDay 2: Coonoor\nPrice: ₹9,500 per person'
  await paste(form.getByRole('textbox', { name: 'Day 1: title' }), { 'text/plain': text })
  await expect.poll(() => dayTitles(form)).toEqual(['First', 'Arrive in Ooty', 'Coonoor'])
  await expect(form.getByRole('textbox', { name: 'Day 2: title' })).toBeFocused()
  await expect(form.getByRole('group', { name: 'Day 3' }).getByLabel('Description')).toHaveValue('Price: ₹9,500')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => dayTitles(form)).toEqual(['First'])

  await page.goto('/admin/trips?action=new')
  await page.getByRole('button', { name: 'Paste a trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a trip' })
  const box = dialog.getByRole('textbox', { name: 'Itinerary' })
  const html =
    '<p>Tea hills</p><p>Day 1: Ooty</p><p>Day 2:\n Coonoor</p><p>Inclusions</p><ul><li>Tea</li><li>Train</li></ul>'
  await paste(box, { 'text/html': html, 'text/plain': 'Tea hills Day 1: Ooty Day 2: Coonoor Inclusions Tea Train' })
  await expect(box).toHaveValue('Tea hills\nDay 1: Ooty\nDay 2: Coonoor\nInclusions\n• Tea\n• Train\n')
})

test('without the list of places the form is filled without stops', async ({ page, allow }) => {
  allow.offline = true
  await page.route(/find-stops/, (route) => route.abort('internetdisconnected'))
  await page.goto('/admin/trips?action=new')
  const form = page.getByRole('dialog', { name: 'Add Trip' })
  await form.getByRole('button', { name: 'Paste a trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a trip' })
  await dialog.getByRole('textbox', { name: 'Itinerary' }).fill('Tea hills\nDay 1: Ooty\nDay 2: Coonoor')
  await expect(dialog.getByText('The list of places did not load')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fill the form' }).click()
  await expect(titleField(form)).toHaveValue('Tea hills')
  expect(await dayTitles(form)).toEqual(['Ooty', 'Coonoor'])
})
