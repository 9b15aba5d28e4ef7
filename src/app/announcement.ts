import { passwordLinkHours } from '#contract/admin/first-run/password-links.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { passwordLink } from '#server/platform/auth/recovery/password-links.ts'
import type { Config } from '#server/platform/config/config.ts'

interface Announced {
  /** Where it listens. */
  port: number
  /** How the program names its state: 'is ready'. */
  state: string
  passwordToken: string | null
}

/**
 * Printed once the program answers: its address, that of the back office and, until a password is set, the link to
 * set it (docs/decisions/0076). The link uses `SITE_URL` if given, since writes must come from there.
 */
export function announcement(config: Config, { port, state, passwordToken }: Announced): string {
  const { profile, host, siteUrl, siteUrlGiven } = config
  const own = siteUrlGiven ? siteUrl : siteUrl.replace(/:\d+$/, `:${port}`)
  const lines = [`${profile.brand_name} ${state}: http://${host}:${port}`, `Back office: ${own}${adminPaths.root}`]
  if (passwordToken !== null) {
    lines.push('', `Set your password; this link works once, within ${passwordLinkHours} hours:`)
    lines.push(passwordLink(own, passwordToken))
  }
  return `\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n\n`
}
