import type { z } from 'zod'
import type { CompletedBody, PreviewBody } from '#server/api/preview-type.ts'

/** Fields of an entity's `*_data`, each with its schema. */
type Fields = Record<string, z.ZodType>

interface Fallbacks {
  /** The live body; null for a new item. */
  live: PreviewBody | null
  /** Values of a new item in required fields. */
  blank: PreviewBody
}

/**
 * Replaces what cannot be published yet: an emptied text by the blank one, rows of a list that are not complete are left
 * out, and anything else stays as it is live.
 */
export function completeBody(
  fields: Fields,
  typed: PreviewBody,
  { live, blank }: Fallbacks,
): Pick<CompletedBody, 'body' | 'replaced'> {
  const body: PreviewBody = {}
  const replaced: string[] = []
  for (const [name, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse(typed[name])
    if (parsed.success) {
      if (parsed.data !== undefined) body[name] = parsed.data
      continue
    }
    replaced.push(name)
    const other = valueOf(schema, typed[name]) ?? fallbackOf(name, typed[name], live, blank)
    if (other !== undefined) body[name] = other
  }
  return { body, replaced }
}

/** @returns the rows of a list that can be published. */
function valueOf(schema: z.ZodType, typed: unknown): unknown {
  if (!Array.isArray(typed)) return undefined
  const rows = typed.filter((row) => schema.safeParse([row]).success)
  return schema.safeParse(rows).data
}

function fallbackOf(name: string, typed: unknown, live: PreviewBody | null, blank: PreviewBody): unknown {
  const isEmptied = typeof typed === 'string' && typed.trim() === ''
  return isEmptied && typeof blank[name] === 'string' ? blank[name] : (live?.[name] ?? blank[name])
}
