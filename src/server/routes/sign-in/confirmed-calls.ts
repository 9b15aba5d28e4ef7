import { accountCalls } from '#contract/admin/installation/account.ts'
import { mailCalls } from '#contract/admin/installation/mail.ts'
import type { Auth } from '#server/platform/auth/auth.ts'
import { accountState, confirmedAccountCalls } from './account-calls.ts'
import { confirmedBackupCalls } from './backup-calls.ts'
import { confirmedMailCalls } from './mail-calls.ts'
import type { Body, ConfirmedCall, Prepared, SignInParts } from './sign-in-parts.ts'

export const confirmedCalls: Record<string, ConfirmedCall> = {
  ...confirmedAccountCalls,
  ...confirmedBackupCalls,
  ...confirmedMailCalls,
}

/** What the admin reads beside them. */
export const ownStates: Record<string, (parts: SignInParts) => Promise<object>> = {
  [accountCalls.state]: accountState,
  [mailCalls.state]: ({ mail }) => mail.state(),
}

/** @returns the answer of the call, or what Better Auth answers to a wrong password or code. */
export async function confirm(
  { api }: Auth,
  headers: Headers,
  body: Body,
  { answer, needsCode }: Prepared & { needsCode: boolean },
): Promise<Response> {
  const [password, code] = [textOf(body.password), textOf(body.code).trim()]
  const checked = await api.verifyPassword({ body: { password }, headers, asResponse: true })
  if (!checked.ok) return checked
  if (needsCode) {
    const verify = /^\d{6}$/.test(code) ? api.verifyTOTP : api.verifyBackupCode
    const verified = await verify({ body: { code }, headers, asResponse: true })
    if (!verified.ok) return verified
  }
  return Response.json(await answer())
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
