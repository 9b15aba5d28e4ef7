import type { APIRequestContext } from '@playwright/test'
import { anyAddress, expect } from './admin-fixtures.ts'

/** Sends the public form as a browser does; it is not taken in its first seconds. */
export async function sendEnquiry(
  request: APIRequestContext,
  origin: string,
  fields: Record<string, string>,
): Promise<void> {
  const html = await (await request.get('/enquire')).text()
  const token = /name="form" value="([^"]+)"/.exec(html)![1]!
  const form = { form: token, consent: 'yes', ...fields }
  const headers = { origin, 'x-forwarded-for': anyAddress() }
  await expect(async () => {
    const answer = await request.post('/enquire', { form, headers, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }).toPass()
}
