import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupMessages } from '#contract/admin/backup/backup-messages.ts'
import { signedOut, signIn, test as base } from '../support/admin-fixtures.ts'
import { expect, expectNoAxeFindings } from '../support/fixtures.ts'
import { startServer, startTimeout, type OwnServer } from '../support/own-server.ts'
import { admin } from '../support/servers.ts'

const test = base.extend<object, { own: OwnServer; target: string }>({
  own: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  target: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'hatheli-place-'))
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ own }, use) => use(own.url),
  storageState: signedOut,
})

test('a backup is set up in the browser, tried, changed and ended', async ({ page, target, allow }) => {
  test.slow()
  allow.statuses.push(400)
  await signIn(page)
  await page.goto('/admin/settings?section=backup')
  const panel = page.getByRole('region', { name: 'Backup' })
  const folder = panel.getByRole('textbox', { name: 'Folder on this machine' })
  const password = panel.getByRole('textbox', { name: 'Your password' })
  const button = (name: string) => panel.getByRole('button', { name, exact: true })

  await test.step('a place that cannot be used is explained, and a wrong password refused', async () => {
    await expect(button('Try it')).toBeDisabled()
    await folder.fill(`${target}/none`)
    await password.fill('not my password')
    await password.press('Enter')
    await expect(panel.getByText('Invalid password')).toBeVisible()
    await password.fill(admin.password)
    await password.press('Enter')
    await expect(panel.getByRole('alert')).toContainText(backupMessages.folderMissing)
  })

  await test.step('a bucket has other fields', async () => {
    await panel.getByText('Bucket', { exact: true }).click()
    await expect(panel.getByRole('textbox', { name: 'Access key ID' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoAxeFindings(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await panel.getByText('Folder', { exact: true }).click()
  })

  await test.step('a folder is tried and saved, and the key is shown once', async () => {
    await folder.fill(target)
    await button('Try it').click()
    await expect(panel.getByRole('status')).toContainText('written there, read and deleted')
    await button('Save').click()
    const dialog = page.getByRole('dialog', { name: 'Save or print this key now' })
    await expect(dialog.getByRole('group', { name: 'Key' })).toContainText('hatheli-key-')
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toContainText(target)
    await expect.poll(async () => (await readdir(target)).includes('points'), { timeout: 60_000 }).toBe(true)
  })

  await test.step('it is still there after a reload, and can be ended', async () => {
    await page.reload()
    await button('Change the place').click()
    await expect(folder).toHaveValue(target)
    await password.fill(admin.password)
    await button('End the backup').click()
    await expect(panel).toContainText('No backup is set up')
    await expect(button('Change the place')).toHaveCount(0)
  })
})
