import { adminProcedure } from '../shell/admin-procedure.ts'

export const accountHandlers = {
  identity: adminProcedure.account.identity.handler(({ context: { identity } }) => ({
    email: identity.email,
    two_factor_enabled: identity.twoFactorEnabled,
    session: {
      id: identity.session.id,
      created_at: identity.session.createdAt.toISOString(),
      expires_at: identity.session.expiresAt.toISOString(),
    },
  })),
}
