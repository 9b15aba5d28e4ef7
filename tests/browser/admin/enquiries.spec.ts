import type { Page } from '@playwright/test'
import { expect, expectToast, sendEnquiry, test } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name })

test('an enquiry is found, answered, noted and deleted with the keyboard', async ({ page, request, baseURL, mark }) => {
  const name = `${mark} Asha`
  const words = 'We are four and would like to see the hills.'
  await sendEnquiry(request, baseURL!, { name, phone: '98450 00000', email: 'asha@mail.example', month: '3', words })
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

test('several enquiries are ticked, marked and deleted', async ({ page, request, baseURL, mark }) => {
  const words = 'Cheap visas, quick visas.'
  for (const name of ['One', 'Two']) {
    await sendEnquiry(request, baseURL!, { name: `${mark} ${name}`, email: 'a@mail.example', words })
  }
  const tabs = page.getByRole('navigation', { name: 'Status' })
  const bar = page.getByRole('region', { name: 'Selected rows' })
  const tickAll = () => page.getByRole('checkbox', { name: /all/i }).first().click()
  await page.goto(`/admin/enquiries?search=${mark}`)
  await expect(tabs.getByRole('link', { name: /^New and answered \d+$/ })).toHaveAttribute('aria-current', 'page')
  await expect(row(page, mark)).toHaveCount(2)

  await test.step('spam leaves the inbox and has its tab', async () => {
    await tickAll()
    await expect(bar).toContainText('2 enquiries selected')
    await expectNoAxeFindings(page)
    await bar.getByRole('button', { name: 'Spam' }).click()
    await expectToast(page, 'Success', '2 enquiries marked as spam')
    await expect(row(page, mark)).toHaveCount(0)
    await tabs.getByRole('link', { name: /^Spam/ }).click()
    await expect(row(page, mark)).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `/api/admin/enquiries.csv?search=${mark}&status=spam`,
    )
  })

  await test.step('days narrow the list down', async () => {
    await page.getByLabel('Until').fill('2020-01-01')
    await expect(page.getByText('No enquiries match.')).toBeVisible()
    await page.getByRole('button', { name: 'Last 7 days' }).click()
    await expect(row(page, mark)).toHaveCount(2)
  })

  await test.step('they fit on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem')).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeFindings(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await tickAll()
  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('the messages will be deleted for ever')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', '2 enquiries deleted')
  await expect(row(page, mark)).toHaveCount(0)
})
