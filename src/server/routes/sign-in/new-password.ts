import { commonPassword, passwordLimits } from '#contract/admin/installation/account.ts'
import { adminMessages } from '#contract/messages.ts'
import { isCommonPassword } from '#server/platform/auth/common-passwords.ts'
import type { ApiError } from '../../platform/http/responses/api-errors.ts'

export const easyToGuess: ApiError = {
  code: commonPassword,
  status: 400,
  message: adminMessages.account.commonPassword,
}

/** @param names texts that a password must not consist of. @returns why a password cannot be set. */
export async function passwordProblem(password: string, names: string[]): Promise<ApiError | null> {
  const { min, max } = passwordLimits
  if (password.length < min || password.length > max || !isStorable(password)) {
    return { code: 'PASSWORD_LENGTH', status: 400, message: adminMessages.passwordLink.length(min, max) }
  }
  return (await isCommonPassword(password, names)) ? easyToGuess : null
}

/** Lone surrogates would be altered, and U+0000 is refused where passwords are typed at sign-in. */
function isStorable(password: string): boolean {
  return password.isWellFormed() && !password.includes('\0')
}
