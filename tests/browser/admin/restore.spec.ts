import type { Locator, Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RestorePoint } from '#contract/admin/backup/backup.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { callerOf, type AdminCall } from '../support/admin-call.ts'
import { signedOut, signIn, test as base } from '../support/admin-fixtures.ts'
import { expect, expectNoAxeFindings } from '../support/fixtures.ts'
import { startServer, startTimeout, type OwnServer } from '../support/own-server.ts'
import { admin } from '../support/servers.ts'

const test = base.extend<object, { backedUp: OwnServer }>({
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

async function expectTrip(page: Page, id: string, isThere: boolean): Promise<void> {
  await page.goto(`/trip/${id}`)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toHaveCount(isThere ? 1 : 0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a restore brings back a deleted trip, and its undo deletes it again', async ({ page, backedUp, allow }) => {
  test.slow()
  allow.statuses.push(400, 404)
  await signIn(page)
  const call = callerOf(page.request, backedUp.url)
  const { id } = await call<{ id: string }>('POST', '/trips', {
    trip_data: aTripPayload({ title, status: 'published' }),
  })
  const point = await completePoint(call)
  await call('DELETE', `/trips/${id}`)
  const restore = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${point.at}"]`) })

  await test.step('the restore point lists later changes, and the question names the consequences', async () => {
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
    await expectTrip(page, id, true)
  })

  await test.step('an undo deletes it again, and the activity lists both', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/settings?section=backup')
    await page.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Undo this restore' }).click()
    await confirmRestore(page, page.getByRole('dialog', { name: 'Undo the restore?' }), 'Undo the restore')
    await expectTrip(page, id, false)
    await page.goto('/admin/activity?kind=restore')
    await expect(page.getByText(/restored everything to/).first()).toBeVisible()
  })
})
