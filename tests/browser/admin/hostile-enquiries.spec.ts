import type { Page } from '@playwright/test'
import { anyAddress, expect, test } from '../support/admin-fixtures.ts'

const script = '<script>globalThis.ran=1</script><img src=x onerror="globalThis.ran=1"><svg onload="globalThis.ran=1">'
const rightToLeft = '\u202Eelif.exe\u202C \u2067mirrored\u2066'

interface Watched {
  ran?: number
  refused: string[]
}

/** Runs in the page, before it loads. */
function watchPage(): void {
  const refused: string[] = []
  Object.assign(globalThis, { refused })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    refused.push(`${violatedDirective} ${blockedURI}`),
  )
}

async function expectHarmless(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate(isTooWide), page.url()).toBe(false)
  const seen = await page.evaluate(() => {
    const { ran, refused } = globalThis as unknown as Watched
    const elements = document.querySelectorAll('[onerror], [onload], [href^="javascript:" i], img[src="x"]').length
    return { ran, refused, elements }
  })
  expect(seen, page.url()).toEqual({ ran: undefined, refused: [], elements: 0 })
}

/** In the page: the list becomes one for phones in a later frame than the window becomes narrow. */
function isTooWide(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth
}

test('hostile texts in the form, the inbox and searches run no script', async ({
  page,
  mark,
  call,
  undoing,
  allow,
}) => {
  allow.statuses.push(422)
  await page.addInitScript(watchPage)
  const sender = anyAddress()
  await page.route('**/enquire', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': sender } }),
  )
  const people = [
    {
      name: `${mark} ${script.slice(0, 100)}`,
      words: `${script} javascript:globalThis.ran=1 data:text/html,${script}`,
    },
    { name: `${mark} ${rightToLeft}`, words: `${rightToLeft} ${'x'.repeat(3900)}` },
    { name: `${mark} javascript:globalThis.ran=1`, words: '\u0301'.repeat(500) + '<!--"\'`${}{{}}' },
  ]
  undoing(async () => {
    const { items } = await call<{ items: { id: string }[] }>('GET', `/enquiries?search=${mark}`)
    for (const { id } of items) await call('DELETE', `/enquiries/${id}`)
  })

  for (const { name, words } of people) {
    await page.goto('/enquire')
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('E-mail').fill('asha@mail.example')
    await page.getByLabel('Phone').fill('98450 00000')
    const message = page.getByLabel('Your words')
    await message.evaluate((field: HTMLTextAreaElement) => field.removeAttribute('maxlength'))
    const send = page.getByRole('button', { name: 'Send' })

    await test.step('5,000 characters are refused and shown again', async () => {
      await message.fill(words.padEnd(5000, '<b>'))
      await send.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel('Your name')).toHaveValue(name)
      await expectHarmless(page)
    })
    await page.getByLabel('Your words').fill(words)
    await page.getByRole('checkbox').check()
    await send.click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  }

  for (const { name, words } of people) {
    await page.goto(`/admin/enquiries?search=${mark}`)
    await page.getByRole('link').filter({ hasText: name }).first().click()
    await expect(page.getByRole('dialog').locator('blockquote')).toHaveText(words.trim())
    await expectHarmless(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectHarmless(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }

  const text = encodeURIComponent(`"'>${script}javascript:globalThis.ran=1${rightToLeft}`)
  const searches = ['/search?q=', '/blogs?tag=', '/category/wildlife?region=', '/admin/enquiries?search=']
  for (const path of [...searches, '/admin/trips?search=', '/admin/activity?search=']) {
    await page.goto(path + text)
    await expect(page.getByRole('main')).toBeVisible()
    await expectHarmless(page)
  }
})
