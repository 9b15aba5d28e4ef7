import { tripFactMessages as messages } from '#contract/admin/trip-facts.ts'
import { tripFactFields } from '#contract/content/trip-fact-fields.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { expect, openTrip, test } from '../../support/stored/trips.ts'

const { latitude } = tripFactFields.stops.columns

test('facts are entered by keyboard, refused at their fields, stored, and in the history', async ({ page, trips }) => {
  const title = `${trips.mark} Facts`
  await trips.store({ title, description: 'Slow days.', pace: 2 })
  const form = await openTrip(page, title)
  const part = (name: string) => form.locator('summary', { hasText: name })
  await expect(part('Season, pace and group')).toContainText('Pace: 2: Easy')
  await part('Season, pace and group').focus()
  await page.keyboard.press('Enter')
  const months = form.getByRole('group', { name: 'Months', exact: true })
  await expect(months.getByRole('button')).toHaveCount(12)
  await page.keyboard.press('Tab')
  await expect(months.getByRole('button', { name: 'Jan open' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(months.getByRole('button', { name: 'Jan best' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('b')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(months.getByRole('button', { name: 'Feb closed' })).toBeFocused()
  await form.getByLabel('Smallest group').fill('9')
  await form.getByLabel('Largest group').fill('4')
  await form.getByLabel('Languages').fill('English, Hindi')

  await part('Getting there, route and map').click()
  await form.getByRole('button', { name: 'Add stop' }).click()
  const stop = form.getByRole('group', { name: 'Stop 1' })
  await expect(stop.getByLabel('Stop 1: place')).toBeFocused()
  const paste = (text: string) =>
    page.evaluate((pastedText) => {
      const pasted = new DataTransfer()
      pasted.setData('text/plain', pastedText)
      const options = { clipboardData: pasted, bubbles: true, cancelable: true }
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', options))
    }, text)
  await paste('https://maps.app.goo.gl/x1Y2z3')
  await expect(form.getByText(messages.unreadableLink)).toBeVisible()
  await expect(stop.getByLabel('Stop 1: place')).toHaveValue('')
  await paste('https://maps.example/maps/place/Khatia,+Madhya+Pradesh/@22.4472,80.5312,14z')
  await expect(stop.getByLabel('Stop 1: place')).toHaveValue('Khatia')
  await expect(form.getByText(messages.unreadableLink)).toHaveCount(0)
  await expect(stop.getByLabel('Latitude')).toHaveValue('22.4472')
  await expect(stop.getByLabel('Longitude')).toHaveValue('80.5312')
  await stop.getByLabel('Latitude').fill('48.85')
  // Its error appears when it loses the focus, and moves what is below.
  await page.keyboard.press('Tab')
  await expect(form.getByText(latitude.message)).toBeVisible()

  await part('Prices by group size').click()
  await form.getByRole('button', { name: 'Add price' }).click()
  await form.getByLabel('Price 1: people').fill('4')
  await part('Prices by group size').click()
  await page.keyboard.press('Control+S')
  await expect(form.getByText(messages.groupOrder)).toBeVisible()
  await expect(form.getByText(latitude.message)).toBeVisible()
  // What is folded up opens where it has an error.
  await expect(form.getByText('This field is required')).toBeVisible()
  await expectNoAxeFindings(page)
  await part('Prices by group size').click()
  await page.keyboard.press('Control+S')
  await expect(form.getByText('This field is required')).toBeVisible()

  await form.getByLabel('Largest group').fill('12')
  await stop.getByLabel('Latitude').fill('22.4472')
  await form.getByLabel('Per person', { exact: true }).fill('52000')
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Trip updated successfully')).toBeVisible()
  expect(await trips.read(title)).toMatchObject({
    best_months: [1, 12],
    closed_months: [2],
    group_size_min: 9,
    group_size_max: 12,
    languages: ['English', 'Hindi'],
    stops: [{ name: 'Khatia', latitude: 22.4472, longitude: 80.5312, day: null }],
    group_prices: [{ people: 4, price: 52_000 }],
  })

  await test.step('the form with all facts open fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const closed = form.locator('details:not([open]) > summary')
    while (await closed.count()) await closed.first().click()
    await expect(form.getByLabel('Stop 1: place')).toBeVisible()
    expect(await form.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false)
    await expectNoAxeFindings(page)
  })
})
