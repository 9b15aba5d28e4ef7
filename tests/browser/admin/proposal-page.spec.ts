import type { Browser, Page } from '@playwright/test'
import type { Proposal } from '#contract/admin/proposals.ts'
import { proposalPageTexts as texts } from '#contract/proposals.ts'
import { aProposalBody } from '#tests/support/factories/proposal.ts'
import { anyAddress, expect, sendEnquiry, signedOut } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { test as base } from '../support/stored/pictures.ts'

interface Sent {
  id: string
  path: string
}

const test = base.extend<{ sent: Sent }>({
  sent: async ({ call, mark, request, baseURL, undoing, pictures }, use) => {
    await sendEnquiry(request, baseURL!, { name: `${mark} Asha`, phone: '98450 00000', words: 'Tigers, please.' })
    const { items } = await call<{ items: { id: string }[] }>('GET', `/enquiries?status=all&search=${mark}`)
    const enquiry_id = items[0]!.id
    const images = [await pictures.store('one', { width: 2000, height: 1200 }), await pictures.store('two')]
    const stop = { day: null, road_hours: null, water: null, park: null }
    const day = { title: 'Arrival', description: 'Tea, and a walk before dusk.\n\nSupper by the fire.' }
    const proposal_data = aProposalBody({
      title: 'Kanha at walking pace',
      travellers: ['आशा मेनन', 'रवि मेनन', 'Zoë'],
      days: [
        { ...day, note: 'Your room looks at the forest.', accommodation_name: 'Sal House', room_type: 'Cottage' },
        { ...day, title: 'The forest', description: 'Two drives, and hours to sit still.' },
        { ...day, title: 'A village on the Banjar' },
        { ...day, title: 'Home' },
      ].map((each) => ({ note: null, accommodation_name: null, room_type: null, meal_plan: 'All meals', ...each })),
      stops: [
        { name: 'Jabalpur', latitude: 23.18, longitude: 79.95, ...stop },
        { name: 'Kanha', latitude: 22.33, longitude: 80.61, ...stop },
      ],
      pictures: images.map(({ url }) => ({ image_url: url, alt: null, caption: 'Morning in the meadow' })),
      hosts: [
        { name: 'Meera Uikey', words: 'She grew up at the edge of the park and knows its birds by their calls.' },
      ],
      inclusions: ['All meals', 'Two drives each day', 'Car from Jabalpur'],
      exclusions: ['Flights', 'Tips'],
      options: [
        { name: 'Classic', note: 'Cottages in the sal forest.' },
        { name: 'Comfort', note: 'Tents with a terrace over the river.' },
      ],
      lines: [
        { label: 'Per person', amount: 48_500, count: 3, option: 1 },
        { label: 'Per person', amount: 64_000, count: 3, option: 2 },
        { label: 'Guest again', amount: -5000, count: null, option: null },
      ],
    })
    const { id } = await call<{ id: string }>('POST', '/proposals', { enquiry_id, proposal_data })
    undoing(async () => call('DELETE', `/enquiries/${enquiry_id}`))
    const { updated_at } = await call<Proposal>('GET', `/proposals/${id}`)
    const { url } = await call<{ url: string }>('POST', `/proposals/${id}/send`, { updated_at })
    await use({ id, path: new URL(url).pathname })
  },
})

/** A traveller's own browser, which is not signed in. */
async function traveller(browser: Browser, baseURL: string, options: object = {}): Promise<Page> {
  const extraHTTPHeaders = { 'x-forwarded-for': anyAddress() }
  const context = await browser.newContext({ baseURL, storageState: signedOut, extraHTTPHeaders, ...options })
  return context.newPage()
}

const phone = { width: 360, height: 780 }

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
}

test('on a small phone without scripts, a traveller asks for a change and says yes', async ({
  browser,
  baseURL,
  call,
  sent,
}) => {
  const page = await traveller(browser, baseURL!, { javaScriptEnabled: false, viewport: phone })
  await page.goto(sent.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kanha at walking pace')
  await expect(page.getByText('For आशा मेनन, रवि मेनन and Zoë')).toBeVisible()
  await expect(page.getByText('Day 2 · Saturday, 13 March 2027')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.getByText('Please change something').click()
  await page.getByRole('button', { name: 'Send your wishes' }).click()
  await expect(page.getByRole('alert')).toHaveText(texts.changeWords)
  await page.getByText('Please change something').click()
  await page.getByLabel('What would you like to change?').fill('Fewer drives.')
  await page.getByText('Something about a single day').click()
  await page.getByLabel('Day 2, Saturday').fill('A day of rest.')
  await page.getByRole('button', { name: 'Send your wishes' }).click()
  await expect(page.getByRole('status')).toHaveText(texts.change)

  await page.getByRole('radio', { name: /^Comfort/ }).check()
  await page.getByRole('button', { name: 'Yes, this one' }).click()
  await expect(page.getByRole('status')).toContainText('Your choice: Comfort.')
  await expect(page.getByRole('button', { name: 'Yes, this one' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  const proposal = await call<Proposal>('GET', `/proposals/${sent.id}`)
  expect(proposal).toMatchObject({ state: 'accepted', accepted_option: 'Comfort', seen: 0 })
  expect(proposal.answers[0]).toMatchObject({ words: 'Fewer drives.', days: [{ day: 2, words: 'A day of rest.' }] })
  await page.context().close()
})

for (const viewport of [phone, { width: 390, height: 844 }, { width: 1440, height: 900 }])
  test(`has no axe findings and no sideways scroll at ${viewport.width} pixels`, async ({ browser, baseURL, sent }) => {
    const page = await traveller(browser, baseURL!, { viewport, reducedMotion: 'reduce' })
    await page.goto(sent.path)
    await page.getByText('Please change something').click()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await page.context().close()
  })

test('counts a person who looks, not a preview, and is there without a network', async ({
  browser,
  baseURL,
  call,
  sent,
}) => {
  const seen = async () => (await call<Proposal>('GET', `/proposals/${sent.id}`)).seen
  const page = await traveller(browser, baseURL!)
  await page.goto(sent.path)
  // A preview renders the page and runs its scripts, without a person.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.waitForTimeout(4500)
  expect(await seen()).toBe(0)
  await page.mouse.move(200, 200)
  await page.mouse.wheel(0, 200)
  await expect.poll(seen).toBe(1)

  const path = sent.path
  const isStored = async (wanted: string) => {
    const name = (await caches.keys()).find((each) => each.endsWith(`:page:${wanted}`))
    return name !== undefined && (await (await caches.open(name)).match('/page-info')) !== undefined
  }
  await expect.poll(() => page.evaluate(isStored, path)).toBe(true)
  await page.context().setOffline(true)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kanha at walking pace')
  const padding = () => getComputedStyle(document.querySelector('.proposal-option')!).borderTopWidth
  expect(await page.evaluate(padding)).toBe('3px')
  await expect(page.getByRole('button', { name: 'Yes, this one' })).toHaveCSS('min-height', '48px')
  await page.goto('/some-other-page')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kanha at walking pace')
  await expect(page.getByText('Kanha at walking pace')).toHaveCount(0)
  await page.context().close()
})
