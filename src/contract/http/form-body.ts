import { z } from 'zod'
import { isStorable } from '../fields.ts'
import { adminMessages } from '../messages.ts'

/** The values of a form by field, as JSON, complete or not. */
export type FormBody = Record<string, unknown>

/** Far above what any form has. */
export const formBodyLimits = { depth: 16, values: 20_000, problems: 50 } as const

const { fields: messages } = adminMessages

/** Names that a program may confuse with its own. */
const reservedNames = new Set(['__proto__', 'constructor', 'prototype'])

interface Problem {
  path: (string | number)[]
  message: string
}

/**
 * Values by field that can be stored as JSON: PostgreSQL has no U+0000 and no lone surrogate. Errors name the value's path.
 * @param max characters as JSON.
 */
export function formBodySchema(max: number, tooLong: string): z.ZodType<FormBody, FormBody> {
  const check = (body: unknown, { addIssue }: z.RefinementCtx) => {
    if (!isObject(body)) return body
    const problems = problemsOf(body)
    for (const { path, message } of problems) addIssue({ code: 'custom', path, message })
    if (problems.length === 0 && JSON.stringify(body).length > max) addIssue({ code: 'custom', message: tooLong })
    return body
  }
  // Before `record`, which leaves `__proto__` out without a word.
  return z.preprocess(check, z.record(z.string(), z.unknown())) as unknown as z.ZodType<FormBody, FormBody>
}

/** Without recursion, so that no nesting is too deep for it. */
function problemsOf(body: FormBody): Problem[] {
  const problems: Problem[] = []
  const left: { path: Problem['path']; value: unknown }[] = [{ path: [], value: body }]
  for (let at = 0; at < left.length && problems.length < formBodyLimits.problems; at += 1) {
    const { path, value } = left[at]!
    const message = path.length > formBodyLimits.depth ? messages.tooDeep : problemOf(value)
    if (message !== null) problems.push({ path, message })
    else if (typeof value === 'object' && value !== null) {
      const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
      if (left.length + entries.length > formBodyLimits.values) return [{ path, message: messages.tooManyValues }]
      for (const [name, inner] of entries) left.push({ path: [...path, name], value: inner })
    }
  }
  return problems
}

function problemOf(value: unknown): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : messages.damagedText
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) return null
    if (!isObject(value)) return messages.notJson
    return Object.keys(value).every((name) => isStorable(name) && !reservedNames.has(name)) ? null : messages.fieldName
  }
  const isJson = value === null || value === undefined || typeof value === 'boolean' || Number.isFinite(value)
  return isJson ? null : messages.notJson
}

/** A JSON object, not a date or another class. */
function isObject(value: unknown): value is FormBody {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
