import { expect, it } from 'vitest'
import { mapAddress } from '#server/platform/media/maps/map-address.ts'
import { project } from '#server/platform/media/maps/projection.ts'
import { indiaOutlines } from '#server/platform/media/maps/india.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'

const leh = { latitude: 34.1526, longitude: 77.5771 }
const hanle = { latitude: 32.7794, longitude: 78.9642 }

describeWithDatabase('maps', (open) => {
  it('are drawn from their address alone, and cached', async () => {
    const answer = await open().request(mapAddress('route', [leh, hanle, leh]))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('max-age=2592000')
    const svg = await answer.text()
    expect(svg).toContain('>1, 3</text>')
    expect(svg).toContain('>2</text>')
    expect(svg).toContain('>50 km</text>')
    expect(svg).not.toMatch(/style=|<script|NaN/)
  })

  it('of India mark the place in the outline of the country', async () => {
    const svg = await (await open().request(mapAddress('india', [leh]))).text()
    const { x, y } = project(leh)
    expect(svg).toContain(`cx="${Math.round(x)}" cy="${Math.round(y)}"`)
    expect(svg.length).toBeLessThan(12_000)
    expect(indiaOutlines().some(({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom)).toBe(true)
  })

  it.each([
    '/media/maps/route.svg',
    '/media/maps/route.svg?at=',
    '/media/maps/route.svg?at=48.85,2.35',
    '/media/maps/route.svg?at=34.15,77.57;',
    '/media/maps/route.svg?at=1e1,77',
    '/media/maps/route.svg?at=%22%3E,77',
    '/media/maps/world.svg?at=34.15,77.57',
    `/media/maps/route.svg?at=${Array.from({ length: 41 }, () => '34.15,77.57').join(';')}`,
  ])('%s is none', async (address) => {
    expect((await open().request(address)).status).toBe(404)
  })
})
