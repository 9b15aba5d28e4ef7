import { expect, type APIRequestContext } from '@playwright/test'

/** Calls the admin API as the signed-in admin: `call('POST', '/vendors', { vendor_data })`. */
export type AdminCall = <Answer = unknown>(method: string, path: string, data?: unknown) => Promise<Answer>

/**
 * @param origin of the server, such as http://127.0.0.1:3000.
 * @param under prefix of every path, such as '/trips'.
 */
export function callerOf(request: APIRequestContext, origin: string, under = ''): AdminCall {
  return async <Answer>(method: string, path: string, data?: unknown): Promise<Answer> => {
    // The server closes idle keep-alive connections, perhaps just as the next call reuses one.
    const options = { method, data, headers: { origin }, maxRetries: 1 }
    const answer = await request.fetch(`${origin}/api/admin${under}${path}`, options)
    expect(answer.status(), `${method} ${under}${path} ${await answer.text()}`).toBe(200)
    return answer.json() as Promise<Answer>
  }
}
