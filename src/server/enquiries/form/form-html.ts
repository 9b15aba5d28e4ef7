import { html } from 'hono/html'
import { enquiryLimits, type EnquiryField } from '#contract/enquiries.ts'
import type { SiteProfile } from '#contract/site.ts'
import { enquiryPaths } from '#values/enquiry-form.ts'
import { monthName, months } from '#values/trips/months.ts'
import { enquiryText } from '#values/whatsapp.ts'
import type { Html } from '../framed-page.ts'
import type { AskedTrip } from '../store-enquiry.ts'
import { chatLink, formFields, thanksPage, type FormState } from './form-fields.ts'

/** A field that people do not see; programs fill it in. */
export const trapField = 'website'

interface EnquiryForm extends FormState<EnquiryField> {
  profile: SiteProfile
  /** How long the enquiry is stored. */
  keepMonths: number
  trip: AskedTrip | null
  token: string
}

/** The page of the form, without its frame. */
export function formPage(form: EnquiryForm): Html {
  const { trip, profile, typed, keepMonths } = form
  const { name, email, phone, people, words } = enquiryLimits
  const { noticeText, input, select, textarea, consent } = formFields(form)
  const choices = months.map((month) => [String(month), monthName(month)] as const)
  const greeting = trip ? enquiryText(trip.title, profile.whatsapp_enquiry) : profile.whatsapp_greeting
  const chat = chatLink(profile, greeting, 'ask on WhatsApp')
  return html`<div class="enquiry page-width">
    <header class="enquiry-head">
      <h1 class="text-h1">Write to us</h1>
      <p class="text-lead">
        ${trip ? html`About <a class="text-link" href="/trip/${trip.id}">${trip.title}</a>.` : ''} Tell us roughly when,
        how many of you, and what you would like to see or do. A person reads every message.
      </p>
      ${chat ? html`<p class="enquiry-aside">Quicker for many: ${chat}</p>` : ''}
    </header>
    <form class="enquiry-form" method="post" action="${enquiryPaths.form}" novalidate>
      ${noticeText()}
      <input type="hidden" name="form" value="${form.token}" />
      <input type="hidden" name="trip" value="${trip?.id ?? ''}" />
      ${input('name', 'Your name', html`autocomplete="name" required maxlength="${name}"`)}
      <fieldset class="enquiry-pair">
        <legend>How can we answer you? One of the two is enough.</legend>
        ${input('email', 'E-mail', html`type="email" autocomplete="email" maxlength="${email}"`)}
        ${input('phone', 'Phone', html`type="tel" autocomplete="tel" maxlength="${phone}"`)}
      </fieldset>
      <div class="enquiry-pair">
        ${select('month', 'Month, if you know it', typed.month ?? '', [['', 'Not sure yet'], ...choices])}
        ${input('people', 'People, if you know', html`inputmode="numeric" maxlength="${String(people).length}"`)}
      </div>
      ${textarea('words', 'Your words', typed.words ?? (trip ? greeting : ''), words)}
      ${consent('consent', `keep what I write here to answer me, for ${keepMonths} months at most.`)}
      <div class="enquiry-trap" aria-hidden="true">
        <label for="enquiry-${trapField}">Please leave this empty</label>
        <input id="enquiry-${trapField}" name="${trapField}" tabindex="-1" autocomplete="off" />
      </div>
      <button class="enquiry-button">Send</button>
    </form>
  </div>`
}

/** The page after sending. */
export function receiptPage(reference: string, profile: SiteProfile, emailReply: string): Html {
  const text = `${profile.whatsapp_greeting}\nI have written to you: ${reference}`
  const chat = chatLink(profile, text, 'Go on with it on WhatsApp')
  return thanksPage(
    html`<p class="text-lead">
        Your message has arrived, and a person will read it. We answer where you told us to, within ${emailReply}
        (${profile.whatsapp_hours}).
      </p>
      <p class="enquiry-reference"><span>Your reference</span> <strong>${reference}</strong></p>
      ${chat ? html`<p>${chat}</p>` : ''}`,
  )
}
