import { html } from 'hono/html'
import { enquiryFields, enquiryLimits, type EnquiryField } from '#contract/enquiries.ts'
import type { SiteProfile } from '#contract/site.ts'
import { enquiryPaths } from '#values/enquiry-form.ts'
import { monthName, months } from '#values/trips/months.ts'
import { enquiryText, whatsappLink } from '#values/whatsapp.ts'
import type { Html } from '../framed-page.ts'
import type { AskedTrip } from '../store-enquiry.ts'

/** A field that people do not see; programs fill it in. */
export const trapField = 'website'

export interface FormState {
  profile: SiteProfile
  /** How long the enquiry is stored. */
  keepMonths: number
  trip: AskedTrip | null
  /** As typed, by field. */
  typed: Partial<Record<EnquiryField, string>>
  errors: Partial<Record<EnquiryField, string>>
  /** The text above the form. */
  notice: string | null
  token: string
}

/** The page of the form, without its frame. */
export function formPage(state: FormState): Html {
  const { trip, notice, profile } = state
  return html`<div class="enquiry page-width">
    <header class="enquiry-head">
      <h1 class="text-h1">Write to us</h1>
      <p class="text-lead">
        ${trip ? html`About <a class="text-link" href="/trip/${trip.id}">${trip.title}</a>.` : ''} Tell us roughly when,
        how many of you, and what you would like to see or do. A person reads every message.
      </p>
      ${chatLine(profile, trip)}
    </header>
    <form class="enquiry-form" method="post" action="${enquiryPaths.form}" novalidate>
      ${notice ? noticeOf(notice, state.errors) : ''}
      <input type="hidden" name="form" value="${state.token}" />
      <input type="hidden" name="trip" value="${trip?.id ?? ''}" />
      ${fieldsOf(state)}
      <div class="enquiry-trap" aria-hidden="true">
        <label for="enquiry-${trapField}">Please leave this empty</label>
        <input id="enquiry-${trapField}" name="${trapField}" tabindex="-1" autocomplete="off" />
      </div>
      <button class="enquiry-button">Send</button>
    </form>
  </div>`
}

/** For those who have it after all. */
function chatLine(
  { whatsapp_number, whatsapp_enquiry, whatsapp_greeting }: SiteProfile,
  trip: AskedTrip | null,
): Html | '' {
  if (!whatsapp_number) return ''
  const address = whatsappLink(whatsapp_number, trip ? enquiryText(trip.title, whatsapp_enquiry) : whatsapp_greeting)
  return html`<p class="enquiry-aside">
    Quicker for many:
    <a class="text-link" href="${address}" target="_blank" rel="noopener">ask on WhatsApp</a>
  </p>`
}

function noticeOf(notice: string, errors: FormState['errors']): Html {
  const links = enquiryFields
    .filter((name) => errors[name])
    .map((name) => html`<li><a href="#enquiry-${name}">${errors[name]}</a></li>`)
  return html`<div class="enquiry-notice" role="alert">
    <p>${notice}</p>
    ${
      links.length > 0
        ? html`<ul>
            ${links}
          </ul>`
        : ''
    }
  </div>`
}

function fieldsOf(state: FormState): Html {
  const { name, email, phone, people } = enquiryLimits
  const choices = months.map((month) => {
    const chosen = state.typed.month === String(month) ? html`selected` : ''
    return html`<option value="${month}" ${chosen}>${monthName(month)}</option>`
  })
  return html`${input(state, 'name', 'Your name', html`autocomplete="name" required maxlength="${name}"`)}
    <fieldset class="enquiry-pair">
      <legend>How can we answer you? One of the two is enough.</legend>
      ${input(state, 'email', 'E-mail', html`type="email" autocomplete="email" maxlength="${email}"`)}
      ${input(state, 'phone', 'Phone', html`type="tel" autocomplete="tel" maxlength="${phone}"`)}
    </fieldset>
    <div class="enquiry-pair">
      ${field(
        state,
        'month',
        'Month, if you know it',
        html`<select ${partsOf(state, 'month')}>
          <option value="">Not sure yet</option>
          ${choices}
        </select>`,
      )}
      ${input(state, 'people', 'People, if you know', html`inputmode="numeric" maxlength="${String(people).length}"`)}
    </div>
    ${field(
      state,
      'words',
      'Your words',
      html`<textarea ${partsOf(state, 'words')} rows="7" required maxlength="${enquiryLimits.words}">
${wordsOf(state)}</textarea>`,
    )}
    ${consentOf(state)}`
}

/** The first sentence is the one of the trip's button, until something else was typed. */
function wordsOf({ typed, trip, profile }: FormState): string {
  return typed.words ?? (trip ? enquiryText(trip.title, profile.whatsapp_enquiry) : '')
}

function input(state: FormState, name: EnquiryField, label: string, attributes: Html): Html {
  const value = state.typed[name] ?? ''
  return field(state, name, label, html`<input ${partsOf(state, name)} value="${value}" ${attributes} />`)
}

/** A labelled control with its error. */
function field({ errors }: FormState, name: EnquiryField, label: string, control: Html): Html {
  return html`<div class="enquiry-field">
    <label for="enquiry-${name}">${label}</label>
    ${control} ${errorOf(errors, name)}
  </div>`
}

function errorOf(errors: FormState['errors'], name: EnquiryField): Html | '' {
  return errors[name] ? html`<p class="enquiry-error" id="enquiry-${name}-error">${errors[name]}</p>` : ''
}

/** Attributes of every control; the first wrong one gets the focus. */
function partsOf({ errors }: FormState, name: EnquiryField): Html {
  const isFirst = enquiryFields.find((each) => errors[each]) === name
  const wrong = errors[name] ? html`aria-invalid="true" aria-describedby="enquiry-${name}-error"` : ''
  return html`id="enquiry-${name}" name="${name}" ${wrong} ${isFirst ? html`autofocus` : ''}`
}

function consentOf(state: FormState): Html {
  const { errors, typed, profile, keepMonths } = state
  const checked = typed.consent ? html`checked` : ''
  return html`<div class="enquiry-field">
    <label class="enquiry-consent">
      <input type="checkbox" value="yes" ${partsOf(state, 'consent')} ${checked} />
      <span>
        ${profile.brand_name} may keep what I write here to answer me, for ${keepMonths} months at most.
        <a class="text-link" href="/privacy">Privacy</a>
      </span>
    </label>
    ${errorOf(errors, 'consent')}
  </div>`
}

/** The page after sending. */
export function receiptPage(
  reference: string,
  { whatsapp_number, whatsapp_greeting, whatsapp_hours }: SiteProfile,
  emailReply: string,
): Html {
  const text = `${whatsapp_greeting}\nI have written to you: ${reference}`
  return html`<div class="enquiry enquiry-receipt page-width">
    <h1 class="text-h1">Thank you</h1>
    <p class="text-lead">
      Your message has arrived, and a person will read it. We answer where you told us to, within ${emailReply}
      (${whatsapp_hours}).
    </p>
    <p class="enquiry-reference"><span>Your reference</span> <strong>${reference}</strong></p>
    ${
      whatsapp_number
        ? html`<p>
            <a class="text-link" href="${whatsappLink(whatsapp_number, text)}" target="_blank" rel="noopener"
              >Go on with it on WhatsApp</a
            >
          </p>`
        : ''
    }
    <p><a class="text-link" href="/">Back to the journeys</a></p>
  </div>`
}
