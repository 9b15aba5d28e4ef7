import { and, desc, eq, inArray } from 'drizzle-orm'
import { proposalPath } from '#values/addresses/proposal-address.ts'
import { formatDay } from '#values/format/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { enquiries, proposalEvents, proposals, proposalVersions } from '../../platform/db/schema.ts'
import { companyMail, plainMail, type Mail } from './enquiry-mail.ts'
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
      return about.enquiry.email ? linkMail(about, around) : null
    case 'accepted-guest':
      return about.enquiry.email ? thanksMail(about, around) : null
    case 'accepted-owner':
      return ownerMail(about, around.siteUrl, 'Accepted', [about.accepted ? `Option: ${about.accepted}` : ''])
    case 'change-owner':
      return ownerMail(about, around.siteUrl, 'Change asked', about.wishes)
    default:
      return null
  }
}

async function selectMailed(db: Db, id: string) {
  const [row] = await db
    .select({ reference: proposals.reference, enquiry: enquiries, version: proposalVersions })
    .from(proposals)
    .innerJoin(enquiries, eq(enquiries.id, proposals.enquiry_id))
    .innerJoin(proposalVersions, eq(proposalVersions.proposal_id, proposals.id))
    .where(eq(proposals.id, id))
    .orderBy(desc(proposalVersions.number))
    .limit(1)
  if (!row) return null
  const done = await db
    .select()
    .from(proposalEvents)
    .where(and(eq(proposalEvents.proposal_id, id), inArray(proposalEvents.kind, ['accepted', 'change'])))
    .orderBy(desc(proposalEvents.at))
  const accepted = done.find(({ kind }) => kind === 'accepted')
  const change = done.find(({ kind }) => kind === 'change')
  const days = change?.details.days?.map(({ day, words }) => `Day ${day}: ${words}`) ?? []
  return {
    ...row,
    accepted: row.version.body.options[(accepted?.option ?? 0) - 1]?.name ?? '',
    wishes: [change?.words ?? '', ...days],
  }
}

type Mailed = NonNullable<Awaited<ReturnType<typeof selectMailed>>>

function linkMail(about: Mailed, { siteUrl, brand }: Around): Mail {
  const { body, key } = about.version
  return guestMail(about, brand, 'your proposal', [
    `your proposal is here: ${body.title}`,
    '',
    `${siteUrl}${proposalPath(key)}`,
    '',
    ...(body.valid_until ? [`It is valid until ${formatDay(body.valid_until)}.`] : []),
    'You can answer on that page: say yes, or write what you would like to change.',
  ])
}

function thanksMail(about: Mailed, { siteUrl, brand }: Around): Mail {
  const { body, key, shown } = about.version
  return guestMail(about, brand, 'thank you for your yes', [
    `thank you: you said yes to ${[body.title, about.accepted].filter(Boolean).join(', ')}.`,
    '',
    shown.next_steps,
    '',
    `${siteUrl}${proposalPath(key)}`,
  ])
}

function guestMail({ enquiry: { name, email } }: Mailed, brand: string, subject: string, lines: string[]): Mail {
  return plainMail(email!, `${brand}: ${subject}`, [`Dear ${name},`, '', ...lines, '', brand])
}

function ownerMail({ reference, enquiry, version }: Mailed, siteUrl: string, what: string, words: string[]): Mail {
  const head = `${enquiry.name}: ${version.body.title}, version ${version.number}`
  const said = words.filter(Boolean)
  const lines = said.length > 0 ? [head, '', ...said] : [head]
  return companyMail(enquiry, siteUrl, `${what}: proposal ${reference}`, lines)
}
