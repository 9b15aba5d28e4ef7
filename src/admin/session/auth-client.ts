import { twoFactorClient } from 'better-auth/client/plugins'
import { createAuthClient } from 'better-auth/client'

/** Sign-in, sign-out, password, sessions and two-factor. The session is an HttpOnly cookie. */
export const authClient = createAuthClient({ basePath: '/api/auth', plugins: [twoFactorClient()] })
