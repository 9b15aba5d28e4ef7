import type { BrowserContext, Page, Worker } from '@playwright/test'
import { createECDH, randomUUID } from 'node:crypto'
import { expect, expectToast, test } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

// The worker runs, and the page has scripts of the test.
test.use({ storesPages: true, keepsPage: false })

const section = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' })

/** A headless browser has no push service and shows nothing: permission and subscription are made up, and the worker is real. */
async function subscribing(context: BrowserContext): Promise<void> {
  const subscription = aSubscription(201)
  await context.addInitScript((json) => {
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('permission') ?? 'default' })
    Object.defineProperty(Notification, 'requestPermission', {
      value: async () => (localStorage.setItem('permission', 'granted'), 'granted'),
    })
    const bytes = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const stored = () => {
      const key = localStorage.getItem('subscribed')
      if (key === null) return null
      const options = { applicationServerKey: bytes(key).buffer }
      return { endpoint: json.endpoint, options, toJSON: () => json, unsubscribe: async () => true }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => stored(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem('subscribed', applicationServerKey)
        return stored()
      },
    })
  }, subscription)
}

/** @param status that its push service answers with: see `serve.ts`. */
function aSubscription(status: number) {
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}-${status}`, keys }
}

interface WorkerState {
  shown: string[]
  opened: string[]
}

/** Sends an event to the worker, and notes what it shows and opens. */
async function notify(worker: Worker, type: 'push' | 'notificationclick', kind: string): Promise<WorkerState> {
  return worker.evaluate(
    async ([type, kind]) => {
      const scope = self as unknown as {
        registration: object
        clients: object
        noted?: WorkerState
      }
      const noted = (scope.noted ??= { shown: [], opened: [] })
      Object.assign(scope.registration, {
        showNotification: async (title: string, { tag, data }: { tag: string; data: string }) =>
          noted.shown.push(`${title} ${tag} ${data}`),
      })
      Object.assign(scope.clients, { openWindow: async (url: string) => noted.opened.push(new URL(url).pathname) })
      let done: Promise<unknown> = Promise.resolve()
      const event = Object.assign(new Event(type), {
        data: { json: () => ({ kind }) },
        notification: { data: kind, close() {} },
        waitUntil: (promise: Promise<unknown>) => (done = promise),
      })
      self.dispatchEvent(event)
      await done.catch((error: Error) => noted.opened.push(error.name))
      return noted
    },
    [type, kind] as const,
  )
}

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

  await test.step('notified without a word of the sender, and the screen opened', async () => {
    const [worker] = context.serviceWorkers() as [Worker]
    for (const kind of ['enquiry', 'backup', 'disk']) await notify(worker, 'push', kind)
    const { shown } = await notify(worker, 'push', 'of a later version')
    expect(shown).toEqual([
      'New enquiry enquiry enquiry',
      'The backup needs you backup backup',
      'The disk is nearly full disk disk',
      'New enquiry of a later version of a later version',
    ])
    const { opened } = await notify(worker, 'notificationclick', 'enquiry')
    expect(opened).toEqual(['/admin/enquiries'])
    // The tab of the account is open: it would be focused, which a browser allows after a click only.
    expect((await notify(worker, 'notificationclick', 'test')).opened).toEqual([
      '/admin/enquiries',
      'InvalidAccessError',
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
    await expect(own.getByRole('button', { name: 'Turn on' })).toBeVisible()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})

test('a browser that blocks notifications says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto('/admin/account')
  await expect(section(page).getByText('This browser blocks notifications')).toBeVisible()
  await expect(section(page).getByRole('button', { name: 'Turn on' })).toHaveCount(0)
  await expectNoAxeFindings(page)
})
