import type { Change, ChangedNoun, ChangedThing } from '#contract/admin/changes.ts'
import { adminPaths } from '#values/admin-paths.ts'

/** One thing of a noun, and the noun as a filter. */
export const nounLabels: Record<ChangedNoun, { one: string; many: string }> = {
  trips: { one: 'Trip', many: 'Trips' },
  vendors: { one: 'Vendor', many: 'Vendors' },
  blogs: { one: 'Blog', many: 'Blogs' },
  testimonials: { one: 'Testimonial', many: 'Testimonials' },
  hero_images: { one: 'Hero image', many: 'Hero images' },
  categories: { one: 'Category', many: 'Categories' },
  regions: { one: 'Region', many: 'Regions' },
  pictures: { one: 'Picture', many: 'Pictures' },
  account: { one: 'Account', many: 'Account' },
}

export const kindLabels = { insert: 'Created', update: 'Changed', delete: 'Deleted' } as const

const authorLabels: Record<Change['author'], string> = {
  admin: 'You',
  visitor: 'Somebody',
  program: 'Hatheli',
  database: 'The database',
}

/** Events of the account; a new one is shown by its name until it has a sentence here. */
const eventSentences: Record<string, string> = {
  'sign-in': 'signed in',
  'sign-in-needs-code': 'gave the right password; the code is missing yet',
  'sign-in-failed': 'tried to sign in to the admin account and failed',
  'password-check-failed': 'gave a wrong password or code for a change of the account',
  'tries-refused': 'was refused after too many attempts',
  'sign-out': 'signed out',
  'password-changed': 'changed the password',
  'two-factor-enabled': 'switched two-factor sign-in on',
  'two-factor-disabled': 'switched two-factor sign-in off',
  'recovery-codes-renewed': 'renewed the recovery codes',
  'session-ended': 'ended a session',
  'previews.share': 'shared a preview by a link',
  'previews.revoke': 'revoked the link of a preview',
  'other-sessions-ended': 'ended all other sessions',
}

/** Work of the program that has a name. */
const programSentences: Record<string, string> = {
  'demo.load': 'loaded the sample content',
  'pictures.cleanup': 'removed pictures that nothing used',
}

/** @returns who did it, and what where it is not told by the things it touched. */
export function headOf({ author, operation, things }: Change): { who: string; did: string | null } {
  const did = things.length === 0 ? (eventSentences[operation] ?? operation) : (programSentences[operation] ?? null)
  return { who: authorLabels[author], did }
}

const forms: Partial<Record<ChangedNoun, string>> = {
  trips: adminPaths.trips,
  vendors: adminPaths.vendors,
  blogs: adminPaths.blogs,
  testimonials: adminPaths.testimonials,
}

const screens: Partial<Record<ChangedNoun, string>> = {
  hero_images: adminPaths.heroImages,
  categories: adminPaths.categories,
}

/** @returns where a thing is edited, or null where it is gone or has no screen. */
export function linkTo({ noun, noun_id, kind }: ChangedThing): { to: string; edit?: string } | null {
  if (kind === 'delete') return null
  const form = forms[noun]
  if (form) return { to: form, edit: noun_id }
  const screen = screens[noun]
  return screen ? { to: screen } : null
}
