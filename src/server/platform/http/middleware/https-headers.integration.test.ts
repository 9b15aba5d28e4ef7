import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('on an https site', (open) => {
  it('every response makes browsers use only https', async () => {
    const { db, request, appWith } = open()
    const trip = await aTrip(db)
    const paths = [
      '/',
      `/trip/${trip.id}`,
      '/nowhere',
      '/a//b',
      '/%C3',
      '/enquire',
      '/enquire/sent',
      '/healthz',
      '/readyz',
    ]
    const files = [
      '/metrics',
      '/robots.txt',
      '/sitemap.xml',
      '/media/trip-images/none.jpg',
      '/favicon.svg',
      '/preview/x/',
    ]
    const calls = ['/api/trips', '/api/nowhere', '/api/docs', '/api/docs/parts/swagger-ui.css', '/api/openapi.json']
    const admin = ['/admin', '/admin/trips', '/admin/nowhere', '/api/admin/trips', '/api/rpc/admin/trips/list']
    for (const path of [...paths, ...files, ...calls, ...admin]) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
        const { headers } = await request(path, { method })
        expect(headers.get('strict-transport-security'), `${method} ${path}`).toBe('max-age=31536000')
      }
    }
    const broken = appWith({ render: () => Promise.reject(new Error('broken')) })
    expect((await broken.request('/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})
