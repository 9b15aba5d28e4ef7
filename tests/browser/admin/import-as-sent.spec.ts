import type { Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { readFile } from 'node:fs/promises'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { expect, test } from '../support/stored-trips.ts'

async function chooseWorkbook(page: Page, buffer: Uint8Array): Promise<void> {
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'trips.xlsx', mimeType: '', buffer: Buffer.from(buffer) })
}

for (const width of [1440, 390]) {
  test(`a workbook is mapped, corrected and imported without its bad rows at ${width} px`, async ({ page, trips }) => {
    const { mark } = trips
    const rowOf = (title: string, region: string, price: string | number) => [
      `${mark} ${title}`,
      'Signature Stays',
      region,
      price,
      2,
      'By the water.',
      'Arrival',
    ]
    const head = ['Title', 'Category', 'Region', 'Price (INR)', 'Days', 'Full Description', 'Day 1 title']
    const rows = [
      head,
      rowOf('lagoon', 'Kerala', '₹48,500/-'),
      rowOf('canal', 'Keralaa', 52_000),
      rowOf('river', 'Keralaa', 'Rs. 1,000'),
      rowOf('lake', 'Kerala', 'many'),
    ]
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/import?entity=trips')

    await test.step('an unreadable workbook is named', async () => {
      await chooseWorkbook(page, new TextEncoder().encode('no workbook'))
      await expect(page.getByRole('alert')).toHaveText(importMessages.workbookUnreadable)
    })

    await test.step('an unknown column is mapped', async () => {
      await chooseWorkbook(page, await writeXlsx({ sheets: [{ name: 'Trips', rows }] }))
      await expect(page.getByText('1 column of the file is not recognised', { exact: false })).toBeVisible()
      await expect(page.getByText('A new trip also needs: Duration')).toBeVisible()
      await expectNoAxeFindings(page)
      await page.getByLabel('Days', { exact: true }).selectOption('Duration')
      await page.getByRole('button', { name: 'Check with these columns' }).click()
      await expect(page.getByText('Some rows have a problem')).toBeVisible()
    })

    await test.step('a misspelt region is corrected in all rows', async () => {
      await expect(page.getByText(importMessages.rows.unknown('region', 'Keralaa', 'Kerala'))).toHaveCount(2)
      await expectNoAxeFindings(page)
      await page.getByRole('button', { name: "Use 'Kerala' in all rows" }).first().click()
      await expect(page.getByText('3 new, 0 updated, 0 unchanged, 1 with a problem', { exact: false })).toBeVisible()
    })

    await test.step('the row that has a problem is downloaded, the others are imported', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download 1 row to correct' }).click()
      const left = await readFile(await (await download).path(), 'utf8')
      expect(left.trim().split('\r\n')).toHaveLength(2)
      expect(left).toContain(`${mark} lake,Signature Stays,Kerala,many`)
      await page.getByRole('button', { name: 'Import the 3 good rows' }).click()
      await expect(page.getByText('0 updated. 1 row with a problem was left out.', { exact: false })).toBeVisible()
      expect(await trips.stored()).toHaveLength(3)
      expect(await trips.read(`${mark} lagoon`)).toMatchObject({ price: 48_500, duration: 2, region: 'Kerala' })
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }))
      expect(scroll).toBe(client)
    })
  })
}
