import { and, desc, eq } from 'drizzle-orm'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { proposalPath } from '#values/addresses/proposal-address.ts'
import { formatDay } from '#values/format/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { enquiries, proposalEvents, proposals, proposalVersions } from '../../platform/db/schema.ts'
import type { Mail } from './enquiry-mail.ts'
import type { ClaimedMail } from './outbox.ts'

interface Around {
  siteUrl: string
  brand: string
}

/** @returns null where nothing of it can be said any more. */
export async function proposalMail(db: Db, { kind, proposal_id }: ClaimedMail, around: Around): Promise<Mail | null> {
  const about = await selectMailed(db, proposal_id!)
  if (!about) return null
  switch (kind) {
    case 'proposal':
      return about.email ? linkMail(about, around) : null
    case 'accepted-guest':
      return about.email ? thanksMail(about, around) : null
    case 'accepted-owner':
      return ownerMail(about, around, 'Accepted', [about.accepted ? `Option: ${about.accepted}` : ''])
    case 'change-owner':
      return ownerMail(about, around, 'Change asked', about.wishes)
    default:
      return null
  }
}

async function selectMailed(db: Db, id: string) {
  const [row] = await db
    .select({
      reference: proposals.reference,
      enquiry_id: enquiries.id,
      name: enquiries.name,
      email: enquiries.email,
      version: proposalVersions,
    })
    .from(proposals)
    .innerJoin(enquiries, eq(enquiries.id, proposals.enquiry_id))
    .innerJoin(proposalVersions, eq(proposalVersions.proposal_id, proposals.id))
    .where(eq(proposals.id, id))
    .orderBy(desc(proposalVersions.number))
    .limit(1)
  if (!row) return null
  const lastOf = async (kind: 'accepted' | 'change') => {
    const events = and(eq(proposalEvents.proposal_id, id), eq(proposalEvents.kind, kind))
    const [event] = await db.select().from(proposalEvents).where(events).orderBy(desc(proposalEvents.at)).limit(1)
    return event
  }
  const [accepted, change] = [await lastOf('accepted'), await lastOf('change')]
  const days = change?.details.days?.map(({ day, words }) => `Day ${day}: ${words}`) ?? []
  return {
    ...row,
    accepted: row.version.body.options[(accepted?.option ?? 0) - 1]?.name ?? '',
    wishes: [change?.words ?? '', ...days],
  }
}

type Mailed = NonNullable<Awaited<ReturnType<typeof selectMailed>>>

const textOf = (lines: string[]) => [...lines, ''].join('\n')

function linkMail({ name, email, version }: Mailed, { siteUrl, brand }: Around): Mail {
  const { title, valid_until } = version.body
  const lines = [
    `Dear ${name},`,
    '',
    `your proposal is here: ${title}`,
    '',
    `${siteUrl}${proposalPath(version.key)}`,
    '',
    ...(valid_until ? [`It is valid until ${formatDay(valid_until)}.`] : []),
    'You can answer on that page: say yes, or write what you would like to change.',
    '',
    brand,
  ]
  return { to: email!, subject: `${brand}: your proposal`, text: textOf(lines), replyTo: null }
}

function thanksMail({ name, email, version, accepted }: Mailed, { siteUrl, brand }: Around): Mail {
  const lines = [
    `Dear ${name},`,
    '',
    `thank you: you said yes to ${version.body.title}${accepted ? `, ${accepted}` : ''}.`,
    '',
    version.shown.next_steps,
    '',
    `${siteUrl}${proposalPath(version.key)}`,
    '',
    brand,
  ]
  return { to: email!, subject: `${brand}: thank you for your yes`, text: textOf(lines), replyTo: null }
}

/** Its subject has no word of the traveller. */
function ownerMail(about: Mailed, { siteUrl }: Around, what: string, words: string[]): Mail {
  const { reference, name, email, enquiry_id, version } = about
  const said = words.filter(Boolean)
  const lines = [
    `${name}: ${version.body.title}, version ${version.number}`,
    '',
    ...(said.length > 0 ? [...said, ''] : []),
    `${siteUrl}${adminPaths.enquiries}?edit=${enquiry_id}`,
  ]
  const replyTo = email === null ? null : { name, address: email }
  return { subject: `${what}: proposal ${reference}`, text: textOf(lines), replyTo }
}
