import type { Page, Request } from '@playwright/test'
import { expect, expectToast, test } from '../../support/admin-fixtures.ts'
import { dropFiles } from '../../support/drop-files.ts'
import { failCall } from '../../support/calls.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'

/** A request that reached the server, and its response, which may not have reached the page. */
interface Seen {
  key: string | undefined
  answer: { url?: string }
}

/** Drops the connection of the next call to a URL after the server has processed it. @returns the calls. */
async function dropResponseOnce(page: Page, address: string): Promise<Seen[]> {
  const seen: Seen[] = []
  await page.route(address, async (route) => {
    const response = await route.fetch()
    seen.push({ key: keyOf(route.request()), answer: (await response.json()) as Seen['answer'] })
    await (seen.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }))
  })
  return seen
}

function keyOf(request: Request): string | undefined {
  return request.headers()['idempotency-key']
}

test.beforeEach(({ allow }) => {
  allow.offline = true
  allow.messages.push('Failed to load resource: net::ERR_CONNECTION_RESET')
})

test('a trip whose response was lost is stored once, and so is its picture', async ({ page, call, mark, undoing }) => {
  const stored = () => call<{ items: { id: string }[]; total: number }>('GET', `/trips?search=${mark}`)
  undoing(async () => {
    for (const { id } of (await stored()).items) await call('DELETE', `/trips/${id}`)
  })
  // The list behind the form shows only this test's trip: pictures of others may be deleted before they are loaded.
  await page.goto(`/admin/trips?search=${mark}&action=new`)
  const form = page.getByRole('dialog', { name: 'Add Trip' })
  const uploads = await dropResponseOnce(page, '**/api/admin/pictures')
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aPictureFile() }
  await dropFiles(page, form.getByLabel('Featured image').first(), [file])
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill(`${mark} Twice sent`)
  await form.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Signature Stays' }).click()
  await form.getByRole('combobox', { name: 'Region' }).fill('Kerala')
  await page.getByRole('option', { name: 'Kerala', exact: true }).click()
  await form.getByLabel('Price (INR)').fill('25000')
  await form.getByLabel('Duration (days)').fill('4')
  await form.getByLabel('Full Description').fill('Four slow days by the water.')
  await expect(form.getByRole('button', { name: 'Create Trip' })).toBeEnabled()
  expect(uploads).toHaveLength(2)
  expect(uploads[1]).toEqual(uploads[0])

  const creations = await dropResponseOnce(page, '**/api/rpc/admin/trips/create')
  await form.getByRole('button', { name: 'Create Trip' }).click()
  await expectToast(page, 'Success', 'Trip created successfully')
  expect(creations).toHaveLength(2)
  expect(creations[1]).toEqual(creations[0])
  const { total, items } = await stored()
  expect(total).toBe(1)
  expect(await call('GET', `/trips/${items[0]!.id}`)).toMatchObject({ featured_image: uploads[0]!.answer.url })
  expect(new Set([...uploads, ...creations].map(({ key }) => key)).size).toBe(2)
})

test('deletions are retried once after a server error, not after a refusal, and succeed if a response was lost', async ({
  page,
  call,
  mark,
  undoing,
  allow,
}) => {
  allow.statuses.push(500, 409)
  for (const name of ['Asha', 'Bela']) {
    const vendor_data = { vendor_name: `${mark} ${name}`, region: 'Assam' }
    const { id } = await call<{ id: string }>('POST', '/vendors', { vendor_data })
    undoing(() => call('DELETE', `/vendors/${id}`))
  }
  const remove = async (name: string) => {
    // The one before may still be closing.
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.getByRole('button', { name: `Delete ${mark} ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await page.goto(`/admin/vendors?search=${mark}`)

  await test.step('a server error is retried once, a refusal is not', async () => {
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/rpc/admin/vendors/delete')) keys.push(keyOf(request))
    })
    const restore = await failCall(page, 'admin/vendors/delete')
    await remove('Asha')
    await expectToast(page, 'Error', 'Failed to delete vendor')
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    expect(keys[0]).toMatch(/^"[\da-f]{32}"$/)
    await restore()
    const accept = await failCall(page, 'admin/vendors/delete', { status: 409, code: 'CONFLICT', message: 'No' })
    await remove('Asha')
    await expectToast(page, 'Error', 'Failed to delete vendor')
    expect(keys).toHaveLength(3)
    await accept()
  })

  await test.step('a lost response is asked for again, and another deletion has another key', async () => {
    const deletions = await dropResponseOnce(page, '**/api/rpc/admin/vendors/delete')
    for (const name of ['Asha', 'Bela']) {
      await remove(name)
      await expect(page.getByRole('button', { name: `Delete ${mark} ${name}` })).toHaveCount(0)
    }
    await expectToast(page, 'Success', 'Vendor deleted successfully')
    await expect(page.getByText('No vendors found matching your search.')).toBeVisible()
    expect(deletions).toHaveLength(3)
    expect(deletions[1]).toEqual(deletions[0])
    expect(deletions[2]!.key).not.toBe(deletions[0]!.key)
  })
})
