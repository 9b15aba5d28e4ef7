import { openHydrated } from '../support/calls.ts'
import { demoTrip, draftTrip, publishedBlogs, tripPath } from '../support/demo.ts'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'

test.use({ keepsPage: false })

const kanha = demoTrip('kanha-tiger-country')
const [story] = publishedBlogs

/** As browsers of version 0.1 stored it. */
function saveStory(): void {
  localStorage.setItem('saved-stories', JSON.stringify([{ slug: 'the-tiger-hour', title: 'The Tiger Hour' }]))
}

test('what is saved can be asked about, passed on and removed; old entries are still there', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const path = await tripPath(request, kanha.key)
  await openHydrated(page, '/saved')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is saved yet')
  await page.evaluate(saveStory)
  await openHydrated(page, path)
  await page.getByRole('button', { name: `Save ${kanha.title}` }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved for later' }).click()
  const journey = page.getByRole('region', { name: 'Journeys' }).getByRole('link', { name: kanha.title })
  await expect(journey).toContainText('₹')
  await expect(page.getByRole('region', { name: 'Stories' })).toContainText('The Tiger Hour')
  await expectNoAxeFindings(page)
  const ask = page.getByRole('link', { name: 'Ask about this journey' })
  const text = new URL((await ask.getAttribute('href'))!).searchParams.get('text')
  expect(text).toContain(kanha.title)
  expect(text).toContain(path)
  await page.getByRole('button', { name: 'Send this list' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const sent = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(sent).searchParams.get('stories')).toBe('the-tiger-hour')
  await page.getByRole('button', { name: `Remove ${kanha.title}` }).click()
  await expect(page.getByRole('region', { name: 'Journeys' })).toHaveCount(0)
  await openHydrated(page, sent)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A list for you')
  await page.getByRole('button', { name: 'Save them all' }).click()
  await page.getByRole('main').getByRole('link', { name: 'See all' }).click()
  await expect(page.getByRole('region', { name: 'Journeys' })).toContainText(kanha.title)
})

test('a browser that stores nothing says so', async ({ page, request }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openHydrated(page, await tripPath(request, kanha.key))
  await page.getByRole('button', { name: `Save ${kanha.title}` }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Saved 1' }).click()
  await expect(page.getByRole('region', { name: 'Journeys' })).toContainText(kanha.title)
  await expect(page.getByText('This browser stores nothing')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list that was passed on shows, without drafts and what is unknown', async ({ page, request }) => {
    const id = (await tripPath(request, kanha.key)).split('/')[2]
    const unknown = '00000000-0000-4000-8000-000000000000'
    await page.goto(`/saved?trips=${id},${unknown}&stories=${story!.slug},no-such-story`)
    await expect(page.getByRole('region', { name: 'Journeys' }).getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Stories' }).getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Ask about this journey' })).toHaveAttribute('href', /wa\.me/)
    await expect(page.getByText(draftTrip.title)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Save them all' })).toBeHidden()
    await page.goto(`/saved?trips=${unknown}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Nothing on this list/)
    await page.goto('/saved')
    await expect(page.getByText('Your list needs scripts')).toBeVisible()
  })
})
