import { personHeader } from '#contract/http/person-header.ts'
import { callerOf } from '../support/admin-call.ts'
import { signIn } from '../support/admin-fixtures.ts'
import { openHydrated } from '../support/calls.ts'
import { expect, expectNoAxeFindings } from '../support/fixtures.ts'
import { test } from '../support/own-server.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'

const [placeholder, phone] = ['+91 00000 00000', '+91 80 4123 4567']

test('the phone number is changed in four clicks, and the site shows it', async ({ page, baseURL, allow }) => {
  allow.statuses = [409]
  const { request } = page
  const save = callerOf(request, baseURL!, '/settings')
  await signIn(page)
  await save('PATCH', '', { section: 'contacts', settings_data: { phone: placeholder } })
  let clicks = 0
  await page.exposeFunction('clicked', () => (clicks += 1))
  await page.addInitScript(() => {
    addEventListener('click', () => void (globalThis as unknown as { clicked: () => void }).clicked(), true)
  })
  await page.reload()
  const badge = page.getByRole('navigation', { name: 'Settings' }).getByText('Placeholder')

  await test.step('from the dashboard, in a form with a sample beside it', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('link', { name: 'Contacts and hours' }).click()
    const field = page.getByRole('textbox', { name: 'Phone Placeholder' })
    // The figures and the court are examples too.
    await expect(badge).toHaveCount(3)
    await field.click()
    await field.fill(phone)
    await expect(page.getByRole('group', { name: 'What readers see' }).getByText(phone)).toBeVisible()
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved; the site shows them now')).toBeVisible()
    await expect(badge).toHaveCount(2)
    expect(clicks).toBeLessThanOrEqual(5)
    await expectNoAxeFindings(page)
    const contact = await (await request.get('/contact')).text()
    expect(contact).toContain(phone)
    expect(contact).not.toContain(placeholder)
  })

  await test.step('leaving unsaved changes asks, Ctrl+S saves, and a wrong value is said at its field', async () => {
    const field = page.getByRole('textbox', { name: 'Phone', exact: true })
    await field.fill('call us')
    await page.keyboard.press('ControlOrMeta+S')
    await expect(page.getByText('Must be a phone number')).toBeVisible()
    await expect(field).toBeFocused()
    await page.getByRole('link', { name: 'WhatsApp', exact: true }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await field.fill('+91 11 2345 6789')
    await page.keyboard.press('ControlOrMeta+S')
    await expect(page.getByText(/^Saved /)).toBeVisible()
  })

  await test.step('ten digits of the company get the country, and can be tried', async () => {
    await page.getByRole('link', { name: 'WhatsApp', exact: true }).click()
    const field = page.getByRole('textbox', { name: 'WhatsApp number' })
    await field.fill('98450 12345')
    const link = page.getByRole('link', { name: 'Try it' })
    await expect(link).toHaveAttribute('href', 'https://wa.me/919845012345')
    await expect(page.getByText('To +91 98450 12345,')).toBeVisible()
    await expectNoAxeFindings(page)
    await page.keyboard.press('ControlOrMeta+S')
    await expect(field).toHaveValue('+91 98450 12345')
    await expect(page.getByText(/^Saved /)).toBeVisible()
    expect(await (await request.get('/contact')).text()).toContain('https://wa.me/919845012345?text=')
    await page.getByRole('link', { name: 'Contacts and hours' }).click()
    await expect(page.getByRole('link', { name: 'Try it' })).toHaveAttribute('href', 'tel:+911123456789')
  })

  await test.step('a newer version is not overwritten unasked', async () => {
    await save('PATCH', '', { section: 'contacts', settings_data: { phone_hours: 'Always' } })
    await page.getByRole('textbox', { name: 'Address' }).fill('1 Residency Road, Bangalore')
    await page.keyboard.press('ControlOrMeta+S')
    await expect(page.getByRole('textbox', { name: 'Phone hours' })).toHaveValue('Always')
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('1 Residency Road, Bangalore')
    await request.patch('/api/admin/settings', {
      data: { section: 'contacts', settings_data: { phone_hours: 'Sometimes' } },
      headers: { origin: baseURL!, [personHeader]: 'Meera' },
    })
    await page.getByRole('textbox', { name: 'Phone hours' }).fill('Never')
    await page.keyboard.press('ControlOrMeta+S')
    await expect(
      page.getByRole('alertdialog').getByText(/Meera, \d\d:\d\d: the same fields were changed/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Load the newer version' }).click()
    await expect(page.getByRole('textbox', { name: 'Phone hours' })).toHaveValue('Sometimes')
  })

  await test.step('an earlier version is compared and taken over', async () => {
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: /^History/ })
    await history.getByRole('button', { name: /Phone “\+91 80 4123 4567” →/ }).click()
    await history.getByText('Before this change', { exact: true }).click()
    await expect(history.getByRole('group', { name: 'Phone', exact: true })).toContainText('removed: 80 4123 4567')
    await history.getByRole('button', { name: 'Close the history' }).click()
  })
})

test('on a phone the sections are a list, and rich texts and questions are edited', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/admin/settings')
  await expect(page.getByRole('link', { name: /^Founders/ })).toBeVisible()
  await expectNoAxeFindings(page)

  await page.getByRole('link', { name: /^Contact page/ }).click()
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('textbox', { name: 'Question 5: topic' }).fill('Season')
  await page.getByRole('textbox', { name: 'Question 5: question' }).fill('When should we come?')
  // The other answers are shown as text until they are edited.
  await page.getByRole('textbox', { name: 'Question 5: answer' }).fill('When the river is low.')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+B')
  await page.getByRole('button', { name: 'Edit Question 2: answer' }).click()
  await page.getByRole('textbox', { name: 'Question 2: answer' }).fill('')
  await page.getByRole('textbox', { name: 'More on the page' }).fill('The office is up the red stairs.')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Question 2: answer' }).fill('Days can be added.')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved; the site shows them now')).toBeVisible()
  await expectNoAxeFindings(page)
  const contact = await (await request.get('/contact')).text()
  expect(contact).toContain('When should we come?')
  expect(contact).toContain('<p><strong>When the river is low.</strong></p>')
  expect(contact).toContain('<p>Days can be added.</p>')
  expect(contact).toContain('The office is up the red stairs.')
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(page.getByRole('link', { name: /^Legal texts/ })).toBeVisible()
  await page.getByRole('link', { name: /^Founders/ }).click()
  await page.getByRole('button', { name: 'Add founder' }).click()
  await page.getByRole('textbox', { name: 'Founder 1: name' }).fill('Asha Menon')
  await page.getByRole('textbox', { name: 'Founder 1: words' }).fill('I sleep in every room first.')
  // The message of the save before may still be there.
  const saved = page.waitForResponse((response) => response.url().includes('/settings/update'))
  await page.getByRole('button', { name: 'Save settings' }).click()
  expect((await saved).status()).toBe(200)
  await page.goto('/about')
  await expect(page.getByRole('region', { name: 'Who Began It' })).toContainText(
    'I sleep in every room first.Asha Menon',
  )
  await expectNoAxeFindings(page)
})

test('a rate lets readers see prices in their currency, for thirty days', async ({ page, baseURL, request }) => {
  const call = callerOf(page.request, baseURL!)
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  await signIn(page)
  const trip_data = { ...aTripPayload({ status: 'published' }), price: 58_240 }
  const { id } = await call<{ id: string }>('POST', '/trips', { trip_data })
  await page.goto('/admin/settings?section=rates')
  await page.getByLabel('Rates from').fill(dayBefore(2))
  await page.getByLabel('Rupees for one British pound (GBP)').fill('112')
  await expect(page.getByRole('group', { name: 'What readers see' })).toContainText('≈ £520')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved; the site shows them now')).toBeVisible()
  expect(await (await request.get(`/trip/${id}`)).text()).toContain('Rates: £1 = ₹112, from ')

  await openHydrated(page, `/trip/${id}`)
  const card = page.getByRole('complementary', { name: 'Price and enquiry' })
  const before = await card.boundingBox()
  await card.getByLabel('Prices also in').selectOption('£ GBP')
  await expect(card.getByText('at rates of ')).toContainText('≈ £520')
  expect(await card.boundingBox()).toEqual(before)
  await expectNoAxeFindings(page)
  await page.goto('/journeys')
  await expect(page.locator('.trip-card').first()).toContainText('₹58,240 ≈ £520')
  await expect(page.getByRole('main').getByLabel('Prices also in')).toHaveValue('gbp')

  await call('PATCH', '/settings', { section: 'rates', settings_data: { from: dayBefore(31) } })
  await openHydrated(page, `/trip/${id}`)
  await expect(page.getByLabel('Prices also in')).toHaveCount(0)
  await expect(page.getByText('≈')).toHaveCount(0)
})
