import { hostProfiles } from '#seed/content/host-profiles.ts'
import { demoTrip, demoVendor, tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

const kanha = demoTrip('kanha-tiger-country')
const vendor = demoVendor(kanha)!
const profile = hostProfiles[vendor.key]!

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a trip introduces its host, whose page shows face, words and trips, but no contacts', async ({
    page,
    request,
  }) => {
    await page.goto(await tripPath(request, kanha.key))
    const host = page.getByRole('region', { name: 'Your Host', exact: true })
    await expect(host.getByText(profile.words.slice(0, 60))).toBeVisible()
    await expect(host.getByText('Not yet checked')).toBeVisible()
    await host.getByRole('link', { name: /^Meet your host/ }).click()
    await expect(page).toHaveURL(/\/host\/[\da-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(vendor.vendor_name)
    await expect(page.getByText(profile.words)).toBeVisible()
    await expect(page.getByText(profile.spoken_languages.join(', '))).toBeVisible()
    await expect(page.getByRole('region', { name: 'Verified' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: `View Details of ${kanha.title}` })).toBeVisible()
    await expect(page.getByText('from Nagpur · December 2025')).toBeVisible()
    const html = await page.content()
    for (const secret of [vendor.email, vendor.phone, vendor.city, vendor.description])
      expect(html).not.toContain(secret)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, 'nothing scrolls sideways').toBe(390)
  })

  test('a trip and its story lead to each other, and end with a word to us', async ({ page, request }) => {
    await page.goto(await tripPath(request, kanha.key))
    const next = page.getByRole('region', { name: 'What next' })
    await expect(next.getByRole('link')).toHaveCount(6)
    await expect(next.getByRole('link', { name: kanha.title })).toHaveCount(0)
    await expect(next.getByRole('link', { name: 'Not quite it? Tell us what you want' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await next.getByRole('link', { name: 'The Tiger Hour' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Tiger Hour')
    const lastWord = page.getByRole('region', { name: 'Not quite it? Tell us what you want' })
    await expect(lastWord.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=Hello/,
    )
    const there = page.getByRole('region', { name: 'Go there' })
    // The other trip that was chosen is a draft.
    await expect(there.getByRole('link')).toHaveCount(1)
    await there.getByRole('link', { name: kanha.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kanha.title)
  })
})

test('an unknown host is not found', async ({ request }) => {
  const answer = await request.get('/host/4e3b84e1-567d-4672-9b42-cfec137d4957')
  expect(answer.status()).toBe(404)
  const html = await answer.text()
  for (const text of ['Host Not Found', 'Where to instead']) expect(html).toContain(text)
})
