import { expect, it } from 'vitest'
import { aBrowser, adminPassword, anAdmin } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { openAuthCalls } from '../sign-in/open-auth-calls.ts'
import { signInPaths } from './sign-in-paths.ts'
import { firstEmail } from '#server/platform/auth/admin-email.ts'

interface Description {
  info: { description: string }
  paths: Record<string, Record<string, { operationId: string; security?: object[] }>>
}

describeWithDatabase('the API reference', (open) => {
  it('says how to sign in, and it works as it says', async () => {
    const test = open()
    await anAdmin(test)
    const { info, paths } = (await (await test.request('/api/openapi.json')).json()) as Description
    expect(info.description).toContain(`site=${test.config.siteUrl}`)
    expect(info.description).toContain('"$site/api/auth/sign-in/email"')
    expect(paths['/auth/sign-in/email']!.post!.operationId).toBe('sign_in')
    expect(paths['/admin/blogs']!.post!.security).toEqual([{ session: [] }])

    const browser = aBrowser(test)
    const credentials = { email: firstEmail, password: adminPassword }
    expect((await browser.send('POST', '/api/auth/sign-in/email', credentials)).status).toBe(200)
    expect(await (await browser.send('GET', '/api/admin/identity')).json()).toMatchObject({ email: credentials.email })
    expect((await browser.send('POST', '/api/auth/sign-out')).status).toBe(200)
    expect(await (await browser.send('GET', '/api/admin/identity')).json()).toBeNull()
  })

  it('documents only calls that are open', () => {
    for (const path of Object.keys(signInPaths)) {
      expect(openAuthCalls[path.replace('/auth', '')]?.method, path).toBe('POST')
    }
  })
})
