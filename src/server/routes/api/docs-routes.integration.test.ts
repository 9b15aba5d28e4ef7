import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import pathOfSwaggerUi from 'swagger-ui-dist/absolute-path.js'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'

describeWithDatabase('the API reference', (open) => {
  it('is a page with a policy, and the files that it names', async () => {
    const { request } = open()
    const page = await request('/api/docs')
    const files = [...(await page.text()).matchAll(/(?:href|src)="(\/api\/docs\/[^"]+)"/g)].map(([, path]) => path!)
    expect(files).toHaveLength(3)
    for (const path of ['/api/docs', ...files]) {
      const answer = await request(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'")
    }
  })

  it('serves nothing else of the package', async () => {
    const served: string[] = []
    for (const name of readdirSync(pathOfSwaggerUi())) {
      const { status } = await open().request(`/api/docs/parts/${name}`)
      if (status !== 404) served.push(name)
    }
    expect(served.sort()).toEqual(['swagger-ui-bundle.js', 'swagger-ui.css'])
  })
})
