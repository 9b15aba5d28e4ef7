import type { APIRequestContext } from '@playwright/test'
import { categories, demoTrip, publishedBlogs, tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

/** Reads the HTML without running scripts, as link previews do. */
async function metaOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)]
  return Object.fromEntries(tags.map(([, name, content]) => [name!, content!]))
}

const kanha = demoTrip('kanha-tiger-country')
const [story] = publishedBlogs
const [wildlife] = categories

test('trips, stories and categories have their own preview images', async ({ request, baseURL }) => {
  const pages = [
    { path: await tripPath(request, kanha.key), kind: 'trips', title: kanha.title },
    { path: `/blog/${story!.slug}`, kind: 'blogs', title: story!.title },
    { path: `/category/${wildlife!.route}`, kind: 'categories', title: wildlife!.name },
  ]
  for (const { path, kind, title } of pages) {
    const meta = await metaOf(request, path)
    expect(meta).toMatchObject({
      'og:image': expect.stringMatching(
        new RegExp(`^${baseURL}/media/cards/${kind}/[\\da-f-]{36}/[\\da-f]{16}\\.jpg$`),
      ),
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${title} · Hatheli`,
      'twitter:card': 'summary_large_image',
    })
    const picture = await request.get(meta['og:image']!)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).length).toBeLessThan(300_000)
  }
})

test('a missing page has no preview image', async ({ request }) => {
  expect(await metaOf(request, '/trip/00000000-0000-4000-8000-000000000000')).not.toHaveProperty('og:image')
})
