import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { cookieOfAdmin } from '#tests/support/program/sign-in-as-admin.ts'
import { signInWith } from '../support/admin-fixtures.ts'
import { test as base } from '../support/first-server.ts'
import { expect, expectNoAxeFindings } from '../support/fixtures.ts'
import { startServer, startTimeout } from '../support/own-server.ts'
import { admin } from '../support/servers.ts'

/** A download of another site, and its key. */
interface Download {
  path: string
  key: string
}

const test = base.extend<object, { download: Download }>({
  download: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'hatheli-download-'))
      const path = join(folder, 'backup.hatheli')
      const server = await startServer()
      const key = await downloadFrom(server.url, path)
      await server.stop()
      await use({ path, key })
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: startTimeout },
  ],
})

/** @returns the key. */
async function downloadFrom(url: string, path: string): Promise<string> {
  const headers = { cookie: await cookieOfAdmin({ url }), origin: url, 'content-type': 'application/json' }
  const post = (address: string, body: object) =>
    fetch(url + address, { method: 'POST', headers, body: JSON.stringify(body) })
  const trip_data = aTripPayload({ title: 'Only in the backup', status: 'published' })
  expect((await post('/api/admin/trips', { trip_data })).ok).toBe(true)
  const archive = await fetch(`${url}/api/admin/backup/archive`, { headers })
  await writeFile(path, Buffer.from(await archive.arrayBuffer()))
  const answer = await post('/api/auth/backup-key', { password: admin.password })
  return ((await answer.json()) as { key: string }).key
}

test('a new site is restored from a file', async ({ page, first, download, allow }) => {
  test.slow()
  allow.statuses.push(422, 503)

  await test.step('the file and its key open it', async () => {
    await page.goto(/http\S+\/admin\/set-password#\S+/.exec(first.printed)![0])
    await page.getByText('Restore from a backup').click()
    await expect(page.getByRole('heading', { name: 'Restore from a backup' })).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Backup file' }).click()
    await (await chooser).setFiles(download.path)
    await page.getByRole('button', { name: 'Open the backup' }).click()
    await expect(page.getByRole('alert')).toContainText('The backup is encrypted; its key is missing.')
    await expectNoAxeFindings(page)
    await page.getByRole('textbox', { name: 'Key of the backup' }).fill(download.key)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^The backup is of /)).toBeVisible()
    await expectNoAxeFindings(page)
  })

  await test.step('it replaces the sample content, and ends at the sign-in', async () => {
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText('Sign in with your password from that time.')).toBeVisible({ timeout: 60_000 })
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: 'Go to sign-in' }).click()
    await signInWith(page)
    await expect(page).toHaveURL('/admin/dashboard')
    await page.goto('/journeys')
    await expect(page.getByRole('main').getByRole('heading', { name: 'Only in the backup' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { name: /Lake Palace Days/ })).toHaveCount(0)
  })
})
