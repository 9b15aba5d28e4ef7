import type { Page } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { demoTrip, tripPath } from '../support/demo.ts'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'

test.use({ keepsPage: false })

const kanha = demoTrip('kanha-tiger-country')
const sentence = `I am interested in ${kanha.title}. Please share more details.`

/** Opens the fields beneath the button and fills them. */
async function compose(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Add a month, people or a wish' }).click()
  await page.getByLabel('Month').selectOption('March')
  await page.getByLabel('People').fill('4')
  await page.getByLabel('One wish').fill('Tea & tigers')
}

test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the WhatsApp message contains the wishes, and visitors without WhatsApp write to us', async ({
    page,
    request,
    allow,
  }) => {
    allow.statuses.push(422)
    const path = await tripPath(request, kanha.key)
    await page.goto(path)
    await compose(page)
    // The last step leaves this machine, so only where it leads is looked at.
    const led = Promise.withResolvers<string>()
    await page.context().route('**/enquire/whatsapp', async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 })
      led.resolve(answer.headers().location ?? String(answer.status()))
      await route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' })
    })
    await page.getByRole('button', { name: 'Ask on WhatsApp with this' }).click()
    const text = new URL(await led.promise).searchParams.get('text')
    expect(text).toBe(`${sentence}\nMonth: March\nPeople: 4\nWish: Tea & tigers\n${new URL(path, page.url()).href}`)

    await page.getByRole('link', { name: 'or write to us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible()
    await expect(page.getByLabel('Your words')).toHaveValue(sentence)
    await page.getByLabel('Your name').fill('Asha Menon')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toContainText('Please leave an e-mail address or a phone number')
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Menon')
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await page.getByLabel('E-mail').fill('asha@mail.example')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    await expect(page.getByText(/^H-\w{4}-\w{4}$/)).toBeVisible()
    await expect(page.getByText('within 2-4 hours (9 AM-9 PM IST)')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  })
})

test('the composer opens WhatsApp at once, and its fields and the form are accessible', async ({
  page,
  request,
  allow,
}) => {
  allow.statuses.push(422)
  await page.addInitScript(() => {
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address)
      return null
    }
  })
  await openHydrated(page, await tripPath(request, kanha.key))
  await compose(page)
  await expectNoAxeFindings(page)
  // The other buttons of the page ask the same.
  const asked = `${sentence}\nMonth: March\nPeople: 4\nWish: Tea & tigers\n${page.url()}`
  for (const link of await page.locator('a', { hasText: 'Enquire on WhatsApp' }).all()) {
    await expect.poll(async () => new URL((await link.getAttribute('href'))!).searchParams.get('text')).toBe(asked)
  }
  await page.getByLabel('One wish').press('Enter')
  const opened = (await page.locator('html').getAttribute('data-opened'))!
  expect(opened).toMatch(/^https:\/\/wa\.me\/910000000000\?text=/)
  expect(new URL(opened).searchParams.get('text')).toContain(
    `${sentence}\nMonth: March\nPeople: 4\nWish: Tea & tigers\n`,
  )

  await page.goto('/contact')
  await page.getByRole('link', { name: 'No WhatsApp? Write to us here' }).click()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('Please tell us your name')
  await expectNoAxeFindings(page)
  await page.getByLabel('Your name').fill('Asha Menon')
  await page.getByLabel('Phone').fill('+91 98450 00000')
  await page.getByLabel('Your words').fill('Hills.')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await expectNoAxeFindings(page)
})
