import type { APIRequestContext, Page } from '@playwright/test'
import { anyAddress, expect, expectToast, test } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name })

/** Sends the public form as a browser does; it is not taken in its first seconds. */
async function write(request: APIRequestContext, origin: string, fields: Record<string, string>): Promise<void> {
  const html = await (await request.get('/enquire')).text()
  const token = /name="form" value="([^"]+)"/.exec(html)![1]!
  const form = { form: token, consent: 'yes', ...fields }
  const headers = { origin, 'x-forwarded-for': anyAddress() }
  await expect(async () => {
    const answer = await request.post('/enquire', { form, headers, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }).toPass()
}

test('an enquiry is found, answered, noted and deleted with the keyboard', async ({ page, request, baseURL, mark }) => {
  const name = `${mark} Asha`
  const words = 'We are four and would like to see the hills.'
  await write(request, baseURL!, { name, phone: '98450 00000', email: 'asha@mail.example', month: '3', words })
  await page.goto('/admin/enquiries')
  await expect(page.getByRole('link', { name: /^Enquiries \d+ new$/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name, words or reference' }).fill(mark)
  await expect(page.getByText('1 enquiry matches')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Enquiry/ })
  await expect(dialog.getByText(words)).toBeVisible()
  await expect(dialog.getByText('March')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919845000000\?text=Hello/,
  )
  await expect(dialog.getByRole('link', { name: 'Call 98450 00000' })).toHaveAttribute('href', 'tel:+919845000000')
  await expect(dialog.getByRole('link', { name: /^Write to/ })).toHaveAttribute(
    'href',
    /^mailto:asha%40mail\.example\?subject=/,
  )
  await expectNoAxeFindings(page)
  await dialog.getByRole('radio', { name: 'New' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Answered' })).toBeChecked()
  await dialog.getByLabel('Notes').fill('Called back.')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Enquiry saved')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(row(page, name)).toContainText('Answered')
  await expect(page.getByText('Usual time to answer')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem')).toHaveCount(1)
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: `Delete enquiry of ${name}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expectToast(page, 'Success', 'Enquiry deleted')
  await expect(page.getByText('No enquiries match.')).toBeVisible()
})
