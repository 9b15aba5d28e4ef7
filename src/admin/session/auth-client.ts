import { twoFactorClient } from 'better-auth/client/plugins'
import { createAuthClient } from 'better-auth/client'
import { personHeaders } from '../kit/api/person.ts'

/** Sign-in, sign-out, password, sessions and two-factor. The session is an HttpOnly cookie. */
export const authClient = createAuthClient({
  basePath: '/api/auth',
  plugins: [twoFactorClient()],
  fetchOptions: {
    onRequest: ({ headers }) => {
      for (const [name, value] of Object.entries(personHeaders())) headers.set(name, value)
    },
  },
})
