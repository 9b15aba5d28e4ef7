import { restoreEvent } from '#contract/admin/backup/backup.ts'
import type { ActivityKind, Change, ChangedItem } from '#contract/admin/changes/changes.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { countOf } from '#values/format/counts.ts'
import { formatMoment } from '#values/format/dates.ts'
import { formLink } from '../../kit/search/found-items.ts'
import { authorOf } from '../history/history-words.ts'

export const kindLabels: Record<ActivityKind, string> = {
  insert: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  purge: 'Deleted for ever',
  'sign-in': 'Signed in and out',
  refused: 'Refused sign-ins',
  account: 'Password and two-factor',
  export: 'Exports',
  restore: 'Restores',
  preview: 'Shared previews',
  history: 'Pins and clean-ups',
  check: 'Checks',
  enquiry: 'Enquiries',
  proposal: 'Proposals',
}

const enquiryCount = (count = '0') => (count === '1' ? '1 enquiry' : `${count} enquiries`)

/** Events of the account; a new one is shown by its name until it has a sentence here. */
const eventSentences: Record<string, string | ((details: Record<string, string>) => string)> = {
  'sign-in': 'signed in',
  'sign-in-needs-code': 'gave the right password; the code is missing yet',
  'sign-in-failed': 'tried to sign in to the admin account and failed',
  'password-check-failed': 'gave a wrong password or code for a change of the account',
  'tries-refused': 'was refused after too many attempts',
  'sign-out': 'signed out',
  'password-changed': 'changed the password',
  'password-set': 'set the password by a one-time link',
  'password-link-mailed': 'asked for a link to set the password',
  'two-factor-enabled': 'switched two-factor sign-in on',
  'two-factor-disabled': 'switched two-factor sign-in off',
  'email-change-asked': 'asked for another sign-in address',
  'email-changed': 'changed the sign-in address',
  'emergency-sheet-made': 'made an emergency sheet',
  'emergency-sheet-removed': 'removed the emergency sheet',
  'emergency-code-used': 'set a password with the emergency code, which switched two-factor sign-in off',
  'recovery-codes-renewed': 'renewed the recovery codes',
  'previews.share': 'shared a preview by a link',
  'previews.revoke': 'revoked the link of a preview',
  'session-ended': 'ended a session',
  'other-sessions-ended': 'ended all other sessions',
  'changes.export': 'exported the activity as a file',
  'changes.pin': ({ pinned }) => (pinned === 'true' ? 'pinned a change' : 'took the pin off a change'),
  'enquiries.update': ({ enquiry, status, taken }) => {
    if (status) return `marked enquiry ${enquiry} as ${status}`
    return taken ? `took enquiry ${enquiry}` : `wrote notes on enquiry ${enquiry}`
  },
  'enquiries.bulk': ({ enquiries, status }) =>
    status ? `marked ${enquiryCount(enquiries)} as ${status}` : `deleted ${enquiryCount(enquiries)} for ever`,
  'checks.dismiss': 'ignored a suggestion',
  'checks.restore': 'stopped ignoring a suggestion',
  'enquiries.delete': ({ enquiry }) => `deleted enquiry ${enquiry} for ever`,
  'enquiries.create': ({ enquiry }) => `added enquiry ${enquiry}`,
  'enquiries.person': ({ enquiry }) => `exported all about the sender of enquiry ${enquiry}`,
  'enquiries.erase': ({ enquiries }) => `erased a person: deleted ${enquiryCount(enquiries)} for ever`,
  'enquiries.export': 'exported enquiries as a file',
  'proposals.create': ({ proposal }) => `made proposal ${proposal}`,
  'proposals.update': ({ proposal }) => `changed proposal ${proposal}`,
  'proposals.send': ({ proposal }) => `sent proposal ${proposal}`,
  'proposals.askWords': ({ proposal }) => `asked the travellers of proposal ${proposal} for their words`,
  'proposals.leaveWords': ({ proposal }) => `left the words about proposal ${proposal} unpublished`,
  'proposals.mail': ({ proposal }) => `mailed proposal ${proposal}`,
  'proposals.withdraw': ({ proposal }) => `withdrew proposal ${proposal}`,
  'proposals.delete': ({ proposal }) => `deleted proposal ${proposal} for ever`,
  'trips.export': 'exported trips as a file',
  'vendors.export': 'exported vendors as a file',
  'testimonials.export': 'exported testimonials as a file',
  'blogs.export': 'exported blogs as a file',
  'backup-key-shown': 'looked at the key of the backup',
  'backup.place': 'set up the backup',
  'backup.place-removed': 'ended the backup',
  'backup.download': 'downloaded a backup of everything',
  'restore-begun': 'began to restore a backup',
  [restoreEvent]: ({ restored_to }) => `restored everything to ${restored_to ? formatMoment(restored_to) : 'a backup'}`,
  'enquiries.retention': ({ enquiries }) => `deleted ${enquiryCount(enquiries)} after their time`,
  'changes.retention': ({ changes }) => `removed ${countOf(Number(changes), 'old change')}`,
}

/** Work of the program that has a name. */
const programSentences: Record<string, string> = {
  'demo.load': 'loaded the sample content',
  'pictures.cleanup': 'removed pictures that nothing used',
  'trash.expire': 'emptied the trash of what had been there for 30 days',
}

/** Actions whose items do not describe them. */
const adminSentences: Record<string, string> = {
  'changes.undo': 'undid a change',
  'trash.restore': 'restored from the trash',
  'trips.import': 'imported trips from a file',
  'vendors.import': 'imported vendors from a file',
  'testimonials.import': 'imported testimonials from a file',
  'blogs.import': 'imported blogs from a file',
  'sample.remove': 'removed the sample content',
  'sample.load': 'loaded the sample content',
}

/** @returns the author, and the action unless its items describe it. */
export function headOf({ author, person, operation, items, details }: Change): { who: string; did: string | null } {
  const did =
    items.length === 0
      ? (eventSentences[operation] ?? operation)
      : (programSentences[operation] ?? adminSentences[operation] ?? null)
  return { who: authorOf({ author, person, operation }), did: typeof did === 'function' ? did(details ?? {}) : did }
}

/** @returns where an item is edited, or null where it is gone or has no form. */
export function linkTo({ entity, item_id, gone }: Pick<ChangedItem, 'entity' | 'item_id' | 'gone'>) {
  // The form of a picture is addressed by its name.
  if (gone || entity === 'account' || entity === 'pictures') return null
  if (entity === 'site_settings') return { to: adminPaths.settings, search: { section: item_id } }
  return formLink({ entity, id: item_id })
}
