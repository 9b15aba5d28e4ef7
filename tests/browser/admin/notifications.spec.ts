import type { BrowserContext, Page } from '@playwright/test'
import { createECDH, randomUUID } from 'node:crypto'
import { expect, expectToast, test } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

// The worker runs, and the page has scripts of the test.
test.use({ storesPages: true, keepsPage: false })

const section = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' })

/** The browser has no push service here, so its subscriptions are made up; the worker and the permission are real. */
async function subscribing(context: BrowserContext): Promise<void> {
  const subscription = aSubscription(201)
  await context.addInitScript((json) => {
    Object.assign(PushManager.prototype, {
      getSubscription: async () => null,
      subscribe: async () => ({ toJSON: () => json }),
    })
  }, subscription)
}

/** @param status that its push service answers with: see `serve.ts`. */
function aSubscription(status: number) {
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}-${status}`, keys }
}

/** Delivers a message to the worker, as the browser's push service does. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin/'))
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await session.detach()
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/admin/')
    return (await registration!.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

test('a device is turned on, tested, given quiet hours, notified and turned off', async ({
  page,
  context,
  call,
  undoing,
}) => {
  undoing(async () => {
    const { devices } = await call<{ devices: { id: string }[] }>('GET', '/push')
    for (const { id } of devices) await call('DELETE', `/push/devices/${id}`)
  })
  await subscribing(context)
  await context.grantPermissions(['notifications'])
  await page.goto('/admin/account')
  const own = section(page)

  await test.step('turned on', async () => {
    await expect(own.getByText('No device gets notifications yet.')).toBeVisible()
    await expectNoAxeFindings(page)
    await own.getByRole('button', { name: 'Turn on' }).click()
    await expectToast(page, 'Success', 'Notifications are turned on.')
    await expect(own.getByRole('listitem')).toContainText('Chrome on LinuxNothing sent yetThis device')
  })

  await test.step('tested', async () => {
    await own.getByRole('button', { name: 'Send me a test' }).click()
    await expect(own.getByRole('status')).toContainText('Sent at')
  })

  await test.step('quiet', async () => {
    await own.getByLabel('Quiet from').fill('07:00')
    await expect(own.getByText('Please choose two different times')).toBeVisible()
    await own.getByLabel('Quiet from').fill('21:30')
    await own.getByLabel('Quiet until').press('Enter')
    await expectToast(page, 'Success', 'Quiet hours are saved.')
    await expect(own.getByRole('listitem')).toContainText('quiet from 21:30 to 07:00')
    await expectNoAxeFindings(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoAxeFindings(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await own.getByRole('button', { name: 'No quiet hours' }).click()
    await expectToast(page, 'Success', 'There are no quiet hours.')
  })

  await test.step('notified without a word of the sender, once for each kind', async () => {
    for (const kind of ['enquiry', 'backup', 'disk', 'enquiry']) await deliver(page, JSON.stringify({ kind }))
    await expect
      .poll(async () => (await shown(page)).toSorted((a, b) => a.tag.localeCompare(b.tag)))
      .toEqual([
        { title: 'The backup needs you', body: '', tag: 'backup' },
        { title: 'The disk is nearly full', body: '', tag: 'disk' },
        { title: 'New enquiry', body: '', tag: 'enquiry' },
      ])
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })

  await test.step('refusals of other devices are explained, and a device that is gone is removed', async () => {
    for (const status of [403, 410]) {
      const { id } = await call<{ id: string }>('POST', '/push/devices', {
        ...aSubscription(status),
        label: `Phone ${status}`,
      })
      await call('POST', `/push/devices/${id}/test`)
    }
    await page.reload()
    await expect(own.getByRole('listitem').filter({ hasText: 'Phone 403' })).toContainText(
      'refuses the key of this site',
    )
    await expect(own.getByText('Phone 410')).toHaveCount(0)
    await expectNoAxeFindings(page)
    await own.getByRole('button', { name: 'Remove Phone 403' }).click()
    await expectToast(page, 'Success', 'Phone 403 gets no more notifications.')
  })

  await test.step('turned off', async () => {
    await own.getByRole('button', { name: 'Turn off' }).click()
    await expectToast(page, 'Success', 'Notifications are turned off.')
    await expect(own.getByText('Turned off')).toBeVisible()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})

test('a browser that blocks notifications says so, and a lost connection is explained', async ({ page, allow }) => {
  allow.offline = true
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto('/admin/account')
  await expect(section(page).getByText('This browser blocks notifications')).toBeVisible()
  await expect(section(page).getByRole('button', { name: 'Turn on' })).toHaveCount(0)
  await expectNoAxeFindings(page)
})
