import type { ProgramProcess } from './program-process.ts'

/** Variables to start a program with, so that a test can sign in. */
export const adminEnvironment = {
  ADMIN_EMAIL: 'admin@hatheli.example',
  ADMIN_PASSWORD: 'correct horse battery staple',
}

/** Calls the API of the back office. */
export type CallAsAdmin = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>

type Started = Pick<ProgramProcess, 'url'>

/**
 * Signs in to a program that was started with `adminEnvironment`.
 * @param started with `origin` where its `SITE_URL` is another one. @returns the cookie. @throws if that is refused.
 */
export async function cookieOfAdmin({ url, origin = url }: Started & { origin?: string }): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = adminEnvironment
  const headers = { 'content-type': 'application/json', origin }
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Signs in like `cookieOfAdmin`. */
export async function signInAsAdmin(program: Started): Promise<CallAsAdmin> {
  const headers = {
    'content-type': 'application/json',
    origin: program.url,
    cookie: await cookieOfAdmin(program),
  }
  return async (method, path, data) => {
    const init = { method, headers, ...(data ? { body: JSON.stringify(data) } : {}) }
    const response = await fetch(`${program.url}/api/admin${path}`, init)
    return { status: response.status, body: (await response.json().catch(() => null)) as unknown }
  }
}
