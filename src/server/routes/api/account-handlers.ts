import type { Identity } from '#contract/admin/installation/account.ts'
import type { AdminIdentity } from '../../platform/auth/visitor.ts'
import { api } from '../../api/api.ts'

async function presentIdentity({ email, twoFactorEnabled, session, ...admin }: AdminIdentity): Promise<Identity> {
  return {
    email,
    two_factor_enabled: twoFactorEnabled,
    recovery_codes_left: (await admin.recoveryCodes?.()) ?? null,
    session: {
      id: session.id,
      created_at: session.createdAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
    },
  }
}

export const accountHandlers = {
  // Not behind the admin check: the login page calls it too, where being signed out is a result and not an error.
  identity: api.admin.account.identity.handler(async ({ context }) => {
    const admin = await context.admin()
    return admin && presentIdentity(admin)
  }),
}
