import { adminMessages } from '#contract/messages.ts'

type Schema = Record<string, unknown>

const tags = ['Sign-in']

const errorSchema: Schema = {
  type: 'object',
  properties: { code: { type: 'string' }, message: { type: 'string' } },
  required: ['code', 'message'],
}

/** Calls of Better Auth that a program needs to sign in and out, as OpenAPI paths. */
export const signInPaths = {
  '/auth/sign-in/email': {
    post: {
      operationId: 'sign_in',
      summary: 'Sign in with email and password',
      description: 'Sets the session cookie, or asks for the code of the second factor.',
      tags,
      requestBody: bodyOf({
        email: { type: 'string', format: 'email' },
        password: { type: 'string', format: 'password' },
      }),
      responses: {
        200: {
          description: 'Signed in; with `twoFactorRedirect` a code has to follow',
          headers: { 'Set-Cookie': { schema: { type: 'string' }, description: 'The session' } },
          content: json({ type: 'object', properties: { twoFactorRedirect: { type: 'boolean' } } }),
        },
        401: errorResponse('INVALID_EMAIL_OR_PASSWORD: the email or the password is wrong'),
        429: tooManyAttempts(),
      },
    },
  },
  '/auth/two-factor/verify-totp': codePath('verify_totp', 'Complete a sign-in with the code of the authenticator app'),
  '/auth/two-factor/verify-backup-code': codePath('verify_backup_code', 'Complete a sign-in with a recovery code'),
  '/auth/sign-out': {
    post: {
      operationId: 'sign_out',
      summary: 'End the session',
      tags,
      security: [{ session: [] }],
      responses: { 200: { description: 'Signed out' } },
    },
  },
}

function codePath(operationId: string, summary: string) {
  return {
    post: {
      operationId,
      summary,
      tags,
      requestBody: bodyOf({ code: { type: 'string' } }),
      responses: {
        200: { description: 'Signed in' },
        401: errorResponse('The code is wrong, or no sign-in has begun'),
        429: tooManyAttempts(),
      },
    },
  }
}

function bodyOf(properties: Record<string, Schema>) {
  return { required: true, content: json({ type: 'object', properties, required: Object.keys(properties) }) }
}

function errorResponse(description: string) {
  return { description, content: json(errorSchema) }
}

function tooManyAttempts() {
  const headers = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } }
  return { ...errorResponse(`TOO_MANY_REQUESTS: ${adminMessages.login.tooManyAttempts}`), headers }
}

function json(schema: Schema) {
  return { 'application/json': { schema } }
}
