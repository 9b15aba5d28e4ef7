import type { EditionBody, EditionNoun } from '#contract/admin/editions/editions.ts'

/** A stored body, with the version of its form. */
export interface StoredBody {
  noun: EditionNoun
  body: EditionBody
  body_version: number
}

type UpCast = (body: EditionBody, noun: EditionNoun) => EditionBody

/**
 * Converts drafts that an earlier release has stored. The first one makes version 2 of version 1, and so on: whoever
 * changes a `*_data` in a way that old bodies do not fit adds the next one here, and a stored body of the release
 * before to `tests/fixtures/editions`.
 */
const upCasts: UpCast[] = []

/** The form in which bodies are stored now. */
export const bodyVersion = upCasts.length + 1

/** @returns the body of a draft in today's form. */
export function currentBody({ noun, body, body_version }: StoredBody): EditionBody {
  return upCasts.slice(body_version - 1).reduce((converted, upCast) => upCast(converted, noun), body)
}
