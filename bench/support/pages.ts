import { tripPath } from '#values/trips/trip-address.ts'

/** The URL paths of one page of each kind in the demo catalogue. */
export async function kindsOfPages(url: string): Promise<Record<string, string>> {
  const trips = (await (await fetch(`${url}/api/trips`)).json()) as { id: string; title: string }[]
  const trip = trips.find(({ title }) => title.startsWith('Kanha'))
  return {
    home: '/',
    category: '/category/wildlife',
    trip: tripPath(trip!),
    'blog list': '/blogs',
    blog: '/blog/the-tiger-hour',
  }
}
