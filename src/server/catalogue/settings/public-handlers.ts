import type { LegalPageName, LegalPageText } from '#contract/site.ts'
import { api } from '../../api/api.ts'
import { hasCancellation } from './profile.ts'
import { isOutdated } from '#values/format/converted.ts'
import { plainText } from '#values/format/excerpt.ts'
import { slugOf } from '#values/slug.ts'

const heading = /^<h2[^>]*>(.*?)<\/h2>/s

/** Splits a text at its headings, which are its table of contents; their numbers are no part of the anchors. */
function legalSections(html: string): LegalPageText['sections'] {
  const taken = new Set<string>()
  return html
    .split(/(?=<h2[ >])/)
    .filter((part) => part !== '')
    .map((part) => {
      const [whole, inner] = heading.exec(part) ?? ['', '']
      const name = plainText(inner)
      return { id: anchorOf(name, taken), heading: name, html: part.slice(whole.length) }
    })
}

/** Shorter anchors of first texts, which others may have linked to. */
const published: Record<string, string> = {
  'information-we-collect': 'information-collected',
  'acceptance-of-these-terms': 'acceptance',
  'trip-information-and-enquiries': 'information-and-enquiries',
  'travel-insurance-health-and-documents': 'insurance-health-documents',
  'intellectual-property-and-links': 'intellectual-property',
  'governing-law-disputes-and-changes': 'governing-law-and-changes',
}

function anchorOf(name: string, taken: Set<string>): string {
  const slug = slugOf(name.replace(/^\d+\.\s*/, '')) || 'section'
  const base = published[slug] ?? slug
  let anchor = base
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`
  taken.add(anchor)
  return anchor
}

const { site } = api

function legalHandler(page: LegalPageName) {
  return site[page].handler(async ({ context, errors }) => {
    const { legal } = (await context.settings.read()).values
    const isPublic = page === 'cancellation' ? hasCancellation(legal) : legal[page] !== ''
    if (!isPublic) throw errors.LEGAL_PAGE_NOT_FOUND()
    return { date: legal[`${page}_date`], sections: legalSections(legal[page]) }
  })
}

/** Each page gets what it shows, and nothing else of the settings. */
export const siteHandlers = {
  profile: site.profile.handler(async ({ context }) => {
    const { profile } = await context.settings.read()
    return profile.rates && isOutdated(profile.rates.until) ? { ...profile, rates: null } : profile
  }),
  home: site.home.handler(async ({ context }) => {
    const { values } = await context.settings.read()
    return { ...values.home, figures: values.figures.home }
  }),
  about: site.about.handler(async ({ context }) => {
    const { values, pictures } = await context.settings.read()
    const { heading, founders } = values.founders
    return {
      ...values.about,
      figures: values.figures.about,
      founders_heading: heading,
      founders: founders.map((founder) => ({ ...founder, photo: pictures.get(founder.photo ?? '') ?? null })),
    }
  }),
  partner: site.partner.handler(async ({ context }) => {
    const { values, stored } = await context.settings.read()
    const { application_url: _inProfile, ...texts } = values.partner
    const { partner_email_reply, phone_hours } = values.contacts
    const quotes_are_samples = !('quotes' in (stored.get('partner')?.data ?? {}))
    return { ...texts, partner_email_reply, phone_hours, figures: values.figures.partner, quotes_are_samples }
  }),
  contact: site.contact.handler(async ({ context }) => {
    const { contact, contacts, whatsapp } = (await context.settings.read()).values
    const { phone_hours, email_reply, partner_email_reply } = contacts
    return { ...contact, phone_hours, email_reply, partner_email_reply, whatsapp_reply: whatsapp.whatsapp_reply }
  }),
  privacy: legalHandler('privacy'),
  terms: legalHandler('terms'),
  cancellation: legalHandler('cancellation'),
}
