import { twoFactorClient } from 'better-auth/client/plugins'
import { createAuthClient } from 'better-auth/client'

/** Sign-in, sign-out, password, sessions and two-factor; the session itself is a cookie that no script can read. */
export const authClient = createAuthClient({ basePath: '/api/auth', plugins: [twoFactorClient()] })
