import type { Page } from '@playwright/test'
import type { BackupStatus } from '#contract/admin/backup.ts'
import { expect, expectToast, test } from '../support/admin-fixtures.ts'
import { admin } from '../support/servers.ts'
import { changeResponse } from '../support/calls.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

const running: BackupStatus = {
  state: 'running',
  target: 's3://hatheli-backup/site/',
  problem: null,
  saved_until: '2026-11-23T21:30:00.000Z',
  point: { at: '2026-11-23T21:20:00.000Z', bytes: 52_428_800 },
  pictures: 412,
  bytes: 367_001_600,
  drill: {
    at: '2026-11-22T21:31:00.000Z',
    passed: true,
    message: 'Restored 120 trips and 412 pictures; everything could be read.',
    seconds: 8,
  },
}

async function show(page: Page, status: Partial<BackupStatus>): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
  await changeResponse<BackupStatus>(page, 'admin/backup/status', () => ({ ...running, ...status }))
  await page.goto('/admin/dashboard')
}

test('the dashboard says how the backup is doing', async ({ page }) => {
  const panel = page.getByRole('region', { name: 'Backup' })

  await test.step('how to set it up, and everything in one file', async () => {
    await page.goto('/admin/dashboard')
    await expect(panel).toContainText('set BACKUP_URL to a folder on another disk or to a bucket')
    const answer = await page.request.get('/api/admin/backup/archive')
    expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="backup-\d{4}-\d\d-\d\d\.hatheli"$/)
    expect((await answer.body()).subarray(512, 520).toString()).toBe('HATHELI1')
  })

  await test.step('all is well', async () => {
    await show(page, {})
    await expect(panel).toContainText('Saved untilnow')
    await expect(panel).toContainText('everything could be read')
    await expect(panel.getByRole('link', { name: 'Download everything' })).toBeVisible()
    await expectNoAxeFindings(page)
  })

  await test.step('the target is away, and a restore failed', async () => {
    await show(page, {
      state: 'away',
      problem: 'The target does not answer or refuses (ECONNREFUSED).',
      drill: { ...running.drill!, passed: false, message: '2 pictures that are stored are missing in the backup.' },
    })
    const alerts = panel.getByRole('alert')
    await expect(alerts.filter({ hasText: 'Nothing is being backed up now' })).toContainText(
      'follows as soon as it goes on',
    )
    await expect(alerts.filter({ hasText: 'The last restore that was tried out failed' })).toContainText('2 pictures')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoAxeFindings(page)
  })
})

test('the key of backups is shown to whoever knows the password', async ({ page, allow }) => {
  allow.statuses.push(400)
  await page.goto('/admin/dashboard')
  const panel = page.getByRole('region', { name: 'Backup' })
  await panel.getByRole('button', { name: 'Show the key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Key of the backup' })
  const password = dialog.getByRole('textbox', { name: 'Your password' })
  await expectNoAxeFindings(page)

  await password.fill('not the password')
  await dialog.getByRole('button', { name: 'Show the key' }).click()
  await expectToast(page, 'Error', 'Invalid password')
  await expect(dialog.getByRole('group', { name: 'Key' })).toHaveCount(0)

  await password.fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('group', { name: 'Key' })).toHaveText(/^hatheli-key-[\w-]{48}$/)
  await expectNoAxeFindings(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download .txt' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^backup-key-.*\.txt$/)

  // It is forgotten, and what happened is known.
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Show the key' }).click()
  await expect(password).toHaveValue('')
  await page.goto('/admin/activity?kind=account')
  await expect(page.getByText('looked at the key of the backup').first()).toBeVisible()
})
