import { z } from 'zod'
import type { Fields } from '../content/field.ts'
import { settingsMessages } from './messages.ts'

export interface DeclaredSection {
  title: string
  about: string
  fields: Fields
}

/** Kinds of fields that several sections have. Their limits and labels may differ. */

export const line = { kind: 'text', limit: 120, required: true, public: 'page' } as const
export const lines = { ...line, limit: 600, lines: [2, 12] } as const
export const optionalLine = { kind: 'text', limit: 80, blank: null, public: 'page' } as const

export const notShown = 'Blank: it is not shown'

const contact = { ...optionalLine, limit: 300 } as const

export const phone = {
  ...contact,
  form: 'phone',
  rule: { isValid: (typed: string) => /^\+?[\d\s()-]{6,24}$/.test(typed), message: settingsMessages.phone },
  hint: notShown,
} as const

export const email = {
  ...contact,
  form: 'email',
  rule: { isValid: (typed: string) => z.email().safeParse(typed).success, message: settingsMessages.email },
  hint: notShown,
} as const

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })

export const link = {
  ...contact,
  form: 'link',
  rule: { isValid: (typed: string) => webAddress.safeParse(typed).success, message: settingsMessages.link },
} as const

export const picture = { kind: 'picture', bucket: 'site-images', blank: null, public: 'page' } as const

export const flag = { kind: 'switch', words: ['No', 'Yes'], blank: false, public: 'page' } as const

export const richText = { kind: 'rich', limit: 60_000, blank: '', public: 'page' } as const

export const moreText = { ...richText, hint: 'Another part of the page; leave blank to hide it' } as const

/** @param step below 1 for a number with decimals. */
export const numberIn = (min: number, max: number, step = 1) =>
  ({
    kind: 'number',
    min,
    max,
    step,
    message: settingsMessages.between(min, max),
    required: true,
    public: 'page',
  }) as const

export const rows = { kind: 'rows', blank: [], public: 'page' } as const

/** @param row one of them: 'step'. */
export const titledTexts = (label: string, row: string) =>
  ({
    ...rows,
    label,
    row,
    max: 12,
    columns: {
      title: { kind: 'text', label: 'Title', limit: 80, required: true },
      text: { kind: 'text', label: 'Text', limit: 600, lines: [2, 10], required: true },
    },
  }) as const
