import { queryOptions } from '@tanstack/react-query'
import {
  passwordLinkPaths,
  type EmailLinkResult,
  type OpenLink,
  type SignInHelp,
} from '#contract/admin/first-run/password-links.ts'

/** A refusal, with the server's message; a lost connection is another error. */
export class LinkRefused extends Error {
  override name = 'LinkRefused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** How to sign in without a password, for sign-in forms. A failure leaves the usual line. */
export const signInHelpQuery = queryOptions({
  queryKey: ['sign-in-help'],
  queryFn: async ({ signal }): Promise<SignInHelp> => answerOf(await fetch(passwordLinkPaths.help, { signal })),
  staleTime: 60_000,
  retry: false,
})

/** @throws LinkRefused where the link has ended. */
export function checkLink(token: string): Promise<OpenLink> {
  return post('check', { token })
}

/** @returns the admin's e-mail. @throws LinkRefused */
export async function setPassword(sent: { token: string; password: string; email?: string }): Promise<string> {
  return (await post<{ email: string }>('use', sent)).email
}

/** @returns the admin's e-mail. @throws LinkRefused */
export async function setPasswordByCode(code: string, password: string): Promise<string> {
  return (await post<{ email: string }>('emergency', { code, password })).email
}

/** Opens a link that confirms a new sign-in address. @throws LinkRefused */
export function confirmEmail(token: string): Promise<{ result: EmailLinkResult; email: string }> {
  return post('email', { token })
}

/** @throws LinkRefused */
export async function mailLink(email: string): Promise<void> {
  await post('mail', { email })
}

async function post<Answer>(name: keyof typeof passwordLinkPaths, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return answerOf(await fetch(passwordLinkPaths[name], { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** @throws LinkRefused */
export async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  const { code = '', message = '' } = (answer ?? {}) as { code?: string; message?: string }
  throw new LinkRefused(code, message || 'That did not work. Please try again.')
}
