import type { ProgramProcess } from './program-process.ts'

/** Variables to start a program with, so that a test can sign in. */
export const adminEnvironment = {
  ADMIN_EMAIL: 'admin@hatheli.example',
  ADMIN_PASSWORD: 'correct horse battery staple',
}

/** Calls the API of the back office. */
export type CallAsAdmin = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>

/** Signs in to a program that was started with `adminEnvironment`. @throws if that is refused. */
export async function signInAsAdmin({ url }: Pick<ProgramProcess, 'url'>): Promise<CallAsAdmin> {
  const headers = { 'content-type': 'application/json', origin: url }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = adminEnvironment
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return async (method, path, data) => {
    const init = { method, headers: { ...headers, cookie }, ...(data ? { body: JSON.stringify(data) } : {}) }
    const response = await fetch(`${url}/api/admin${path}`, init)
    return { status: response.status, body: (await response.json().catch(() => null)) as unknown }
  }
}
