import type { Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { readFile } from 'node:fs/promises'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { adminMessages } from '#contract/messages.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { expect, test } from '../support/stored/trips.ts'

const choose = (page: Page, text: string) =>
  page
    .getByLabel('File to import')
    .setInputFiles({ name: 'trips.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

interface Task {
  kind: string
  state: string
  done: number
  total: number | null
  finished_at: string | null
}

/** Shows runs as if they went on, until they are let go: how long one takes is the machine's matter. */
async function holdRuns(page: Page): Promise<() => void> {
  let isHeld = true
  const held = <Row extends Task>(task: Row): Row =>
    isHeld && task.kind === 'import-run' ? { ...task, state: 'running', done: 2, total: 5, finished_at: null } : task
  await page.route('**/api/rpc/admin/tasks/list*', async (route) => {
    const response = await route.fetch()
    const { json } = (await response.json()) as { json: Task[] }
    await route.fulfill({ response, json: { json: json.map(held) } })
  })
  await page.route('**/api/rpc/admin/imports/get*', async (route) => {
    const response = await route.fetch()
    const { json } = (await response.json()) as { json: { task: Task | null } }
    await route.fulfill({ response, json: { json: { ...json, task: json.task && held(json.task) } } })
  })
  return () => {
    isHeld = false
  }
}

test('trips are exported, corrected, imported in the background, and the import is undone', async ({ page, trips }) => {
  const title = `${trips.mark} backwaters`
  const id = await trips.store({ title, price: 58_500 })
  const [before, after] = ['58500', '61000']
  let exported = ''

  await test.step('export what the list shows', async () => {
    await page.goto(`/admin/trips?search=${trips.mark}`)
    await page.getByRole('button', { name: 'Import / Export' }).click()
    await expect(page.getByText('Export trips that match the filters')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'As CSV' }).click()
    exported = await readFile(await (await download).path(), 'utf8')
    expect(exported.startsWith('\u{FEFF}id,title,')).toBe(true)
    expect(exported.trim().split('\r\n')).toHaveLength(2)
    expect(exported).toContain(id)
  })

  await test.step('a wrong cell is named with its row and column', async () => {
    await page.getByRole('button', { name: 'Import / Export' }).click()
    await page.getByRole('menuitem', { name: 'Import trips' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
    await expectNoAxeFindings(page)
    await choose(page, exported.replace(`,${before},`, ',many,'))
    await expect(page.getByText('Please correct the file')).toBeVisible()
    const problem = page.getByRole('row').filter({ hasText: title })
    await expect(problem).toContainText('price')
    await expect(problem).toContainText(adminMessages.trips.price)
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
    await expectNoAxeFindings(page)
  })

  const letGo = await holdRuns(page)
  await test.step('the corrected file is imported while the admin works elsewhere', async () => {
    await page.getByRole('button', { name: 'Choose another file' }).click()
    const added = `,${trips.mark} lagoon,Signature Stays,Kerala,,1000,2,draft,no,yes,,Days by the water\r\n`
    await choose(page, exported.replace(`,${before},`, `,${after},`) + added)
    await expect(page.getByText('Ready to import')).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await expect(page.getByRole('progressbar', { name: 'Importing trips.csv' }).first()).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    const menu = page.getByRole('navigation', { name: 'Back office' })
    await menu.getByRole('link', { name: 'Vendors' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vendors' })).toBeVisible()
    await expectNoAxeFindings(page)
    await menu.getByRole('link', { name: /Importing trips\.csv/ }).click()
    await expect(page.getByText('You can leave this page', { exact: false })).toBeVisible()
    letGo()
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: importMessages.done(1, 1) })
        .first(),
    ).toBeVisible()
    expect((await trips.read(title)).price).toBe(Number(after))
    expect(await trips.stored()).toHaveLength(2)
  })

  await test.step('one undo takes all of it back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(adminMessages.undo.done)).toBeVisible()
    expect(await trips.stored()).toHaveLength(1)
    expect((await trips.read(title)).price).toBe(Number(before))
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/import?entity=vendors')
    await expect(page.getByText('Create missing regions')).toBeVisible()
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect(scroll).toBe(client)
    await expectNoAxeFindings(page)
  })
})

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
