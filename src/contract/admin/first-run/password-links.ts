/** One-time links to set the password (docs/decisions/0076). Apart from the calls, since the first load needs it. */

/** Hours for which a one-time link to set the password can be used. */
export const passwordLinkHours = 24

/** `used`: also where the password was set without it. */
export const passwordLinkStates = ['open', 'used', 'expired', 'unknown'] as const
export type PasswordLinkState = (typeof passwordLinkStates)[number]

/** Calls about these links; like some of Better Auth's, they need no session. */
export const passwordLinkPaths = {
  /** GET: how to sign in without a password. */
  help: '/api/auth/password-link',
  /** POST `{token}`. */
  check: '/api/auth/password-link/check',
  /** POST `{token, password}`. */
  use: '/api/auth/password-link/use',
  /** POST `{email}`. */
  mail: '/api/auth/password-link/mail',
} as const

/** Answer of `help`. */
export interface SignInHelp {
  /** Whether a link can be sent by mail. */
  mail: boolean
  /** Whether a password was ever set. */
  password_set: boolean
}
