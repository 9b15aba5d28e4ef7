import { factsOfDemoTrip } from '#seed/content/facts/facts.ts'
import { demoTrip, tripPath } from '../../support/demo.ts'
import { expect, expectNoAxeFindings, onPhonesToo, test } from '../../support/fixtures.ts'

const kanha = demoTrip('kanha-tiger-country')
const facts = factsOfDemoTrip(kanha.key)

test(
  'the facts of a trip answer when, how strenuous, how many, what it costs and where',
  onPhonesToo,
  async ({ page, request }) => {
    await page.goto(await tripPath(request, kanha.key))
    const section = (name: string) => page.getByRole('region', { name, exact: true })
    const glance = section('At a Glance')
    await expect(glance.getByText('Best Nov–Mar. Closed Jul–Sep.')).toBeVisible()
    await expect(glance.getByRole('listitem')).toHaveCount(12)
    await expect(glance.getByRole('listitem').nth(6)).toHaveText('Jul: closed')
    await expect(glance.getByText('2–8 people')).toBeVisible()
    await expect(glance.getByText('Jabalpur Junction')).toBeVisible()
    await expect(glance.getByText('870 m')).toHaveCount(0)
    const price = page.getByRole('complementary', { name: 'Price and enquiry' })
    await expect(price.getByText('₹61,425 with GST').first()).toBeVisible()
    await price.getByText('Price for your group').click()
    await expect(price.getByRole('row', { name: '4 people ₹51,000 ₹53,550 with GST' })).toBeVisible()
    await expect(price.getByText(facts.cancellation!)).toBeVisible()
    const route = section('The Route')
    await expect(route.getByRole('listitem')).toHaveCount(facts.stops.length)
    await expect(route.getByRole('listitem').nth(1)).toHaveText('Mandla Day 1 · 2.5 h by road, Narmada')
    const map = route.getByRole('img', { name: 'Map of the stops, numbered as in the list' })
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => map.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await expect(section('What It Leaves Behind').getByText('Source: sample figures', { exact: false })).toBeVisible()
    const [first] = facts.faqs
    await expect(page.getByText(first!.answer)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(first!.answer)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByText(first!.question).click()
    await expect(page.getByText(first!.answer)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectNoAxeFindings(page)
  },
)

test('cards say the season and the pace in a line', async ({ page }) => {
  await page.goto('/category/wildlife')
  const card = page.getByRole('article').filter({ hasText: kanha.title })
  await expect(card.getByText('Best Nov–Mar · Easy pace')).toBeVisible()
})
