import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { accountContract } from '#contract/admin/installation/account.ts'
import { idempotencyHeader, idempotencyHours, idempotencyKeyPattern } from '#contract/http/idempotency.ts'
import { contract } from '#contract/router.ts'
import type { EnvironmentProfile } from '#contract/site.ts'
import { authPath, cookiePrefix } from '#server/platform/auth/constants.ts'
import { guide } from './guide.ts'
import { signInPaths } from './sign-in-paths.ts'

/**
 * The OpenAPI document: calls of the back office require the admin's session, writes take an idempotency key. The calls
 * that sign in are Better Auth's and not part of our contract; they are added by hand.
 */
export async function describeApi(profile: ApiProfile) {
  const { site_url } = profile
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const description = await generator.generate(contract, {
    info: apiInfo(profile),
    servers: [{ url: `${site_url}/api` }],
    components: { securitySchemes: { session: sessionScheme(site_url) } },
  })
  for (const [path, operations] of Object.entries(description.paths ?? {})) {
    if (!path.startsWith('/admin/') || path === accountContract.identity['~orpc'].route.path) continue
    for (const operation of Object.values(operations ?? {}) as Operation[]) {
      Object.assign(operation, { security: [{ session: [] }] })
      if (isWrite(operation)) operation.parameters = [...(operation.parameters ?? []), idempotencyParameter]
    }
  }
  return { ...description, paths: { ...signInPaths, ...description.paths } }
}

type ApiProfile = Pick<EnvironmentProfile, 'brand_name' | 'tagline' | 'site_url'>

/** The part that the settings change. */
export function apiInfo({ brand_name, tagline, site_url }: ApiProfile) {
  return { title: `${brand_name} API`, version: '1', description: `${tagline}\n\n${guide(site_url)}` }
}

interface Operation {
  parameters?: object[]
  responses?: Record<string, unknown>
}

/** A long read may also use POST; only writes can refuse a key. */
function isWrite({ responses }: Operation): boolean {
  return JSON.stringify(responses?.[422] ?? '').includes('IDEMPOTENCY_KEY_REUSED')
}

const idempotencyParameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
  description: `Makes the call safe to repeat: for ${idempotencyHours} hours every further call with the same key and input gets the first one's answer and changes nothing. A key that comes with another call or input is refused.`,
} as const

function sessionScheme(siteUrl: string) {
  return {
    type: 'apiKey',
    in: 'cookie',
    name: `${cookiePrefix(siteUrl)}.session_token`,
    description: `Set by POST ${authPath}/sign-in/email with email and password. Calls that write must also send Origin.`,
  } as const
}
