import type { Page } from '@playwright/test'
import { backupMessages } from '#contract/admin/backup/backup-messages.ts'
import { backupDownloadPath, type BackupStatus } from '#contract/admin/backup/backup.ts'
import { expect, showMore, test } from '../support/admin-fixtures.ts'
import { admin } from '../support/servers.ts'
import { changeResponse, failCall } from '../support/calls.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

const running: BackupStatus = {
  state: 'running',
  target: 's3://hatheli-backup/site/',
  problem: null,
  saved_until: '2026-11-23T21:30:00.000Z',
  point: { at: '2026-11-22T21:30:00.000Z', bytes: 52_428_800 },
  pictures: 412,
  bytes: 367_001_600,
  drill: {
    at: '2026-11-22T21:31:00.000Z',
    passed: true,
    message: 'Restored 120 trips and 412 pictures; everything could be read.',
    seconds: 8,
  },
}

const settings = '/admin/settings?section=backup'

/** @param prepare changes other responses before the screen is opened. */
async function show(
  page: Page,
  path: string,
  status: Partial<BackupStatus>,
  prepare?: () => Promise<unknown>,
): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
  await changeResponse<BackupStatus>(page, 'admin/backup/status', () => ({ ...running, ...status }))
  await prepare?.()
  await page.goto(path)
}

test('dashboard and settings say how the backup is doing', async ({ page, allow }) => {
  allow.statuses.push(503)
  const panel = page.getByRole('region', { name: 'Backup' })

  await test.step('how to turn it on, and everything in one file', async () => {
    await page.goto('/admin/dashboard')
    await expect(panel).toContainText('Choose a folder on another disk or a bucket')
    await panel.getByRole('link', { name: 'Set up a backup, or download everything' }).click()
    await expect(page).toHaveURL(settings)
    const link = panel.getByRole('link', { name: 'Download everything' })
    // The link of the dashboard, which leads here, has the same name.
    await expect(link).toHaveAttribute('href', backupDownloadPath)
    await expect(panel).toContainText('No backup is set up')
    const answer = await page.request.get(backupDownloadPath)
    expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="backup-\d{4}-\d\d-\d\d\.hatheli"$/)
    // A tar of encrypted parts.
    expect((await answer.body()).subarray(512, 520).toString()).toBe('HATHELI1')
  })

  await test.step('all is well', async () => {
    await show(page, '/admin/dashboard', {})
    await expect(page.getByRole('region', { name: 'Who wrote' })).toBeVisible()
    await expect(panel).toHaveCount(0)
    await showMore(page)
    await expect(panel).toContainText('Saved untilnow')
    await expect(panel).toContainText('everything could be read')
    await expectNoAxeFindings(page)
  })

  await test.step('the target is away, and a test of a restore failed', async () => {
    const away = {
      state: 'away',
      problem: 'The target does not answer or refuses (ECONNREFUSED).',
      drill: { ...running.drill!, passed: false, message: '2 stored pictures are missing from the backup.' },
    } as const
    await show(page, '/admin/dashboard', away)
    await expect(panel.getByRole('alert')).toHaveCount(2)
    await show(page, settings, away, () =>
      failCall(page, 'admin/backup/points', { status: 503, code: 'BACKUP_AWAY', message: backupMessages.away }),
    )
    const alerts = panel.getByRole('alert')
    await expect(alerts.filter({ hasText: 'Nothing is being backed up now' })).toContainText('Later changes follow')
    await expect(alerts.filter({ hasText: 'The last test of a restore failed' })).toContainText('2 stored pictures')
    await expect(alerts.filter({ hasText: backupMessages.away })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoAxeFindings(page)
  })

  await test.step('no restore point yet', async () => {
    const none = { points: [], more: false, last_restore: null }
    await show(page, settings, { state: 'starting', point: null, drill: null }, () =>
      page.route('**/api/rpc/admin/backup/points*', (route) => route.fulfill({ json: { json: none } })),
    )
    await expect(panel.getByRole('heading', { name: 'No restore points yet' })).toBeVisible()
  })
})

test('the backup key is shown after the password is confirmed', async ({ page, allow }) => {
  allow.statuses.push(400)
  await page.goto(settings)
  const panel = page.getByRole('region', { name: 'Backup' })
  await panel.getByRole('button', { name: 'Show the key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Key of the backup' })
  const password = dialog.getByRole('textbox', { name: 'Your password' })
  await expectNoAxeFindings(page)

  await password.fill('not the password')
  await dialog.getByRole('button', { name: 'Show the key' }).click()
  await expect(dialog.getByText('Invalid password')).toBeVisible()
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
