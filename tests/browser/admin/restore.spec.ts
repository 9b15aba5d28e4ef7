import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RestorePoint } from '#contract/admin/backup.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { callerOf, type AdminCall } from '../support/admin-call.ts'
import { signedOut, signIn, signInWith, test as base } from '../support/admin-fixtures.ts'
import { expect, expectNoAxeFindings } from '../support/fixtures.ts'
import { startFirstTime, startServer, startTimeout, type OwnServer } from '../support/own-server.ts'
import { admin } from '../support/servers.ts'

type FirstServer = Awaited<ReturnType<typeof startFirstTime>>

const test = base.extend<object, { backedUp: OwnServer; first: FirstServer }>({
  backedUp: [
    async ({}, use) => {
      const target = await mkdtemp(join(tmpdir(), 'hatheli-target-'))
      const server = await startServer(undefined, { BACKUP_URL: pathToFileURL(target).href })
      await use(server)
      await server.stop()
      await rm(target, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  first: [
    async ({}, use) => {
      const server = await startFirstTime()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  baseURL: ({ backedUp }, use) => use(backedUp.url),
  storageState: signedOut,
})

const title = 'Tea gardens of the Brahmaputra'

/** Waits for a point that has everything saved so far; a dump follows some seconds after the last change. */
async function completePoint(call: AdminCall): Promise<RestorePoint> {
  let newest: RestorePoint | undefined
  const changes = async () => {
    newest = (await call<{ points: RestorePoint[] }>('GET', '/backup/points')).points[0]
    return newest?.changed.length
  }
  await expect.poll(changes, { timeout: 90_000 }).toBe(0)
  return newest!
}

async function confirmRestore(page: Page, dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(admin.password)
  await dialog.getByRole('button', { name: button }).click()
  await expect(page.getByText(/^Restored to .*\.$/)).toBeVisible({ timeout: 60_000 })
}

async function expectTrip(page: Page, isThere: boolean): Promise<void> {
  await page.goto('/trips')
  await expect(page.getByRole('link', { name: title })).toHaveCount(isThere ? 1 : 0)
}

async function keyOf(request: APIRequestContext, origin: string): Promise<string> {
  const options = { data: { password: admin.password }, headers: { origin } }
  const answer = await request.post(`${origin}/api/auth/backup-key`, options)
  return ((await answer.json()) as { key: string }).key
}

test('a deleted trip comes back with a restore, and goes again with its undo', async ({ page, backedUp, allow }) => {
  test.slow()
  allow.statuses.push(400, 404)
  await signIn(page)
  const call = callerOf(page.request, backedUp.url)
  const { id } = await call<{ id: string }>('POST', '/trips', {
    trip_data: aTripPayload({ title, status: 'published' }),
  })
  const point = await completePoint(call)
  await call('DELETE', `/trips/${id}`)
  await completePoint(call)
  const restore = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${point.at}"]`) })

  await test.step('the point says what changed since, and the question what happens', async () => {
    await page.goto('/admin/settings?section=backup')
    await expect(restore).toContainText('Since then: 1 trip')
    await restore.getByRole('button', { name: /^Restore to/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Restore to/ })
    const password = dialog.getByRole('textbox', { name: 'Your password' })
    await expect(password).toBeFocused()
    await expectNoAxeFindings(page)
    await password.fill('not the password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Invalid password')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(restore.getByRole('button', { name: /^Restore to/ })).toBeFocused()
  })

  await test.step('the trip comes back', async () => {
    await restore.getByRole('button', { name: /^Restore to/ }).click()
    await confirmRestore(page, page.getByRole('dialog', { name: /^Restore to/ }), 'Restore')
    await expectNoAxeFindings(page)
    await expectTrip(page, true)
  })

  await test.step('the undo takes it away again, and the activity has both', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/settings?section=backup')
    await page.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Undo this restore' }).click()
    await confirmRestore(page, page.getByRole('dialog', { name: 'Undo the restore?' }), 'Undo the restore')
    await expectTrip(page, false)
    await page.goto('/admin/activity?kind=restore')
    await expect(page.getByText(/restored everything to/).first()).toBeVisible()
  })
})

test('a new site is restored from a file', async ({ page, backedUp, first, allow }) => {
  test.slow()
  allow.statuses.push(422, 503)
  const link = /http\S+\/admin\/set-password#\S+/.exec(first.printed)![0]
  const folder = await mkdtemp(join(tmpdir(), 'hatheli-download-'))
  const path = join(folder, 'backup.hatheli')

  await test.step('download a backup of another site', async () => {
    await signIn(page)
    const call = callerOf(page.request, backedUp.url)
    await call('POST', '/trips', { trip_data: aTripPayload({ title: 'Only in the backup', status: 'published' }) })
    await writeFile(path, await (await page.request.get(`${backedUp.url}/api/admin/backup/archive`)).body())
  })
  const key = await keyOf(page.request, backedUp.url)

  await test.step('the file and its key open it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(link)
    await page.getByRole('radio', { name: 'Restore from a backup' }).check({ force: true })
    await expect(page.getByRole('heading', { name: 'Restore from a backup' })).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Backup file' }).click()
    await (await chooser).setFiles(path)
    await page.getByRole('button', { name: 'Open the backup' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoAxeFindings(page)
    await page.getByRole('textbox', { name: 'Key of the backup' }).fill(key)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^The backup is of /)).toBeVisible()
    await expectNoAxeFindings(page)
  })

  await test.step('it replaces the sample content, and ends at the sign-in', async () => {
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Sign in with your password of then.')).toBeVisible({ timeout: 60_000 })
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: 'Go to sign-in' }).click()
    await signInWith(page)
    await expect(page).toHaveURL(`${first.url}/admin/dashboard`)
    await page.goto(`${first.url}/trips`)
    await expect(page.getByRole('link', { name: 'Only in the backup' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Lake Palace Days in Udaipur' })).toHaveCount(0)
  })
  await rm(folder, { recursive: true, force: true })
})
