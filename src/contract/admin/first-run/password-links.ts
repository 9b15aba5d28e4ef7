/** One-time links to set the password (docs/decisions/0076). Apart from the calls, since the first load needs it. */

/** Hours for which a one-time link to set the password can be used. */
export const passwordLinkHours = 24

/** Hours for which the links that confirm a new sign-in address can be used. */
export const emailChangeHours = 24

/** `waiting`: for the link that was mailed to the other address. */
export type EmailLinkResult = 'changed' | 'waiting' | 'unknown'

/** `used`: also where the password was set without it. */
export const passwordLinkStates = ['open', 'used', 'expired', 'unknown'] as const
export type PasswordLinkState = (typeof passwordLinkStates)[number]

/** Calls about these links; like some of Better Auth's, they need no session. */
export const passwordLinkPaths = {
  /** GET: how to sign in without a password. */
  help: '/api/auth/password-link',
  /** POST `{token}`. */
  check: '/api/auth/password-link/check',
  /** POST `{token, password}`, with `email` where `check` asks for it. */
  use: '/api/auth/password-link/use',
  /** POST `{email}`. */
  mail: '/api/auth/password-link/mail',
  /** POST `{code, password}`. */
  emergency: '/api/auth/password-link/emergency',
  /** POST `{token}`: opens a link that confirms a new sign-in address. */
  email: '/api/auth/password-link/email',
} as const

/** Answer of `check`. */
export interface OpenLink {
  email: string
  /** Whether the owner is to type a sign-in address beside the first password. */
  asks_email: boolean
}

/** Answer of `help`. */
export interface SignInHelp {
  /** Whether a link can be sent by mail. */
  mail: boolean
  /** Whether a password was ever set. */
  password_set: boolean
}
