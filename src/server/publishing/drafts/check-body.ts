import type { DraftBody, DraftEntity } from '#contract/admin/drafts/drafts.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Bodies, ContentType } from '../../api/content-type.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'

interface Issue {
  path: PropertyKey[]
  message: string
}

/**
 * A draft may lack what a publication needs: blank fields stay blank, all others must be valid.
 * @returns the body as it is stored.
 * @throws WriteRefused BODY_REFUSED with the issues of the fields.
 */
export function draftBody({ entity, schema }: ContentType, body: DraftBody): DraftBody {
  const issues: Issue[] = []
  const checked = Object.entries(body).map(([field, value]) => {
    if (isBlank(value) && field in schema.shape) return [field, value === undefined ? null : value]
    const parsed = schema.shape[field]?.safeParse(value)
    if (!parsed) issues.push({ path: [field], message: 'Unrecognized key' })
    else if (!parsed.success)
      issues.push(...parsed.error.issues.map((issue) => ({ ...issue, path: [field, ...issue.path] })))
    return [field, parsed?.data]
  })
  if (issues.length > 0) throw refusal(issues)
  return publishedBody(entity, Object.fromEntries(checked) as DraftBody)
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** The body that publishing stores, whatever status its form had. */
function publishedBody(entity: DraftEntity, body: DraftBody): DraftBody {
  return entity === 'categories' ? body : { ...body, status: 'published' }
}

/** @throws WriteRefused BODY_REFUSED where fields are missing or invalid. */
export function completeBody<Entity extends DraftEntity>(type: ContentType<Entity>, body: DraftBody): Bodies[Entity] {
  const parsed = type.schema.safeParse(withoutBlanks(type, publishedBody(type.entity, body)))
  if (!parsed.success) throw refusal(parsed.error.issues)
  return parsed.data
}

/** A form sends null for a blank field; null is reported as missing where the schema forbids it. */
function withoutBlanks({ schema }: ContentType, body: DraftBody): DraftBody {
  const isMissing = (field: string) => schema.shape[field]?.safeParse(null).success === false
  return Object.fromEntries(Object.entries(body).filter(([field, value]) => value !== null || !isMissing(field)))
}

/** Rolls back the trial; never leaves this module. */
class TrialDone extends Error {}

/**
 * Checks that a body could be published now: its fields, and by a write that is rolled back its pictures, its vendor
 * and its address.
 * @throws WriteRefused
 */
export async function checkPublishable<Entity extends DraftEntity>(
  tx: Db,
  type: ContentType<Entity>,
  id: string,
  body: DraftBody,
): Promise<Bodies[Entity]> {
  const complete = completeBody(type, body)
  const trial = tx.transaction(async (inner) => {
    await type.write(inner as Db, id, complete)
    throw new TrialDone()
  })
  await trial.catch((error: unknown) => {
    if (!(error instanceof TrialDone)) throw error
  })
  return complete
}

function refusal(issues: Issue[]): WriteRefused {
  return new WriteRefused('BODY_REFUSED', {
    issues: issues.map(({ path, message }) => ({ path: ['body', ...path.map(String)], message })),
  })
}
