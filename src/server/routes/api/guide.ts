import { sessionHours } from '#contract/admin/installation/account.ts'
import { idempotencyHeader } from '#contract/http/idempotency.ts'

/**
 * Introduction of the API reference, in Markdown: signing in from a shell, repeating calls, errors.
 * @param siteUrl origin of the public site.
 */
export function guide(siteUrl: string): string {
  return `## Reading

Everything outside of \`/admin\` is public, needs no sign-in and holds published content only.

## Signing in

Calls under \`/admin\` need the admin's session, which is a cookie. A browser that is signed in to the back office has it,
so \`Try it out\` works on this page. From a shell:

\`\`\`sh
site=${siteUrl}
curl -c cookies.txt "$site/api/auth/sign-in/email" \\
  -H "Origin: $site" -H 'Content-Type: application/json' \\
  -d '{"email": "you@example.com", "password": "your password"}'
curl -b cookies.txt "$site/api/admin/identity"
\`\`\`

Where two-factor sign-in is switched on, the first call answers \`{"twoFactorRedirect": true}\`, and a code completes it:

\`\`\`sh
curl -b cookies.txt -c cookies.txt "$site/api/auth/two-factor/verify-totp" \\
  -H "Origin: $site" -H 'Content-Type: application/json' -d '{"code": "123456"}'
\`\`\`

A session ends when it is not used for ${sessionHours.idle} hours, and in any case ${sessionHours.absolute / 24} days after the sign-in. End it with
\`POST /auth/sign-out\`. Too many attempts are refused with 429 and \`Retry-After\`.

## Writing

A call that writes sends the cookie, \`Origin\` and JSON (pictures: \`multipart/form-data\`). With \`${idempotencyHeader}\` it is
safe to repeat after a lost answer:

\`\`\`sh
curl -b cookies.txt "$site/api/admin/blogs" \\
  -H "Origin: $site" -H 'Content-Type: application/json' -H "${idempotencyHeader}: $(uuidgen)" \\
  -d '{"blog_data": {"title": "First rain", "slug": "first-rain"}}'
\`\`\`

A change may send the \`updated_at\` of the version it is based on; if the stored one is newer, it is refused
(\`VERSION_CONFLICT\`).

## Errors

An error is JSON: \`code\` for programs, \`status\` as in HTTP, \`message\` for people, and \`data\` where there is more to say.
Each call below lists its own codes. Any call may also answer:

| status | code | why |
| --- | --- | --- |
| 400 | \`BAD_REQUEST\` | the input does not fit; \`data.issues\` names the fields |
| 401 | \`UNAUTHORIZED\` | there is no session, or it has ended |
| 403 | \`FORBIDDEN\` | \`Origin\` is missing, or is another site's |
| 404 | \`NOT_FOUND\` | there is no such address |
| 413 | \`PAYLOAD_TOO_LARGE\` | the body is too large |
| 415 | \`UNSUPPORTED_MEDIA_TYPE\` | the body is not JSON |
| 500 | \`INTERNAL_SERVER_ERROR\` | an unexpected failure; \`data.id\` is in the server's log |
| 503 | \`SERVICE_UNAVAILABLE\` | the server cannot answer now; \`Retry-After\` says when to try again |`
}
