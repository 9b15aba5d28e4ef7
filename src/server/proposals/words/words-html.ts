import { html } from 'hono/html'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import { wordsFields, wordsTexts, type WordsField } from '#contract/proposals.ts'
import type { SiteProfile } from '#contract/site.ts'
import { formatUnit } from '#values/format/units.ts'
import type { Html } from '../../enquiries/framed-page.ts'

export interface WordsForm {
  /** Where it is sent. */
  action: string
  title: string
  profile: SiteProfile
  typed: Partial<Record<WordsField, string>>
  errors: Partial<Record<WordsField, string>>
  /** Why it was not stored, where no field is wrong. */
  notice?: string
}

const { name, content, place, rating } = testimonialFields

/** Where a traveller writes about the journey; it works without scripts. */
export function wordsForm(form: WordsForm): Html {
  const { action, title, profile, errors } = form
  const refused = wordsFields.filter((field) => errors[field])
  const notice = form.notice ?? (refused.length > 0 ? wordsTexts.check : '')
  const links = refused.map((field) => html`<li><a href="#words-${field}">${errors[field]}</a></li>`)
  return html`<div class="enquiry page-width">
    <header class="enquiry-head">
      <h1 class="text-h1">How was it?</h1>
      <p class="text-lead">A few honest words about “${title}” help others to choose.</p>
    </header>
    <form class="enquiry-form" method="post" action="${action}" enctype="multipart/form-data" novalidate>
      ${
        notice
          ? html`<div class="enquiry-notice" role="alert">
              <p>${notice}</p>
              <ul>
                ${links}
              </ul>
            </div>`
          : ''
      }
      ${starsOf(form)}
      ${field(
        form,
        'words',
        'Your words',
        html`<textarea ${attributes(form, 'words')} rows="7" maxlength="${content.limit}" required>
${form.typed.words ?? ''}</textarea>`,
      )}
      ${field(form, 'name', 'Your name, as it may be shown', input(form, 'name', html`maxlength="${name.limit}" autocomplete="name" required`))}
      <div class="enquiry-pair">
        ${field(form, 'place', 'Where you are from, if you like', input(form, 'place', html`maxlength="${place.limit}"`))}
        ${field(form, 'month', 'Month of the journey', input(form, 'month', html`type="month"`))}
      </div>
      ${field(form, 'photo', 'A photo of you, if you like', html`<input ${attributes(form, 'photo')} type="file" accept="image/jpeg,image/png" />`)}
      <div class="enquiry-field">
        <label class="enquiry-consent">
          <input
            type="checkbox"
            value="yes"
            ${attributes(form, 'consent')}
            ${form.typed.consent ? html`checked` : ''}
          />
          <span>
            ${profile.brand_name} may show my words, my name and the photo on its site, as I wrote them.
            <a class="text-link" href="/privacy">Privacy</a>
          </span>
        </label>
        ${errorOf(form, 'consent')}
      </div>
      <button class="enquiry-button">Send</button>
    </form>
  </div>`
}

function starsOf(form: WordsForm): Html {
  const stars = Array.from({ length: rating.max }, (_, index) => rating.max - index)
  const chosen = form.typed.rating ?? String(rating.blank)
  const choices = stars.map((count) => {
    const selected = chosen === String(count) ? html`selected` : ''
    return html`<option value="${count}" ${selected}>${formatUnit(count, rating.unit)}</option>`
  })
  return field(
    form,
    'rating',
    'Your rating',
    html`<select ${attributes(form, 'rating')}>
      ${choices}
    </select>`,
  )
}

function field(form: WordsForm, of: WordsField, label: string, control: Html): Html {
  return html`<div class="enquiry-field">
    <label for="words-${of}">${label}</label>
    ${control} ${errorOf(form, of)}
  </div>`
}

function input(form: WordsForm, of: WordsField, own: Html): Html {
  return html`<input ${attributes(form, of)} value="${form.typed[of] ?? ''}" ${own} />`
}

function attributes({ errors }: WordsForm, of: WordsField): Html {
  const wrong = errors[of] ? html`aria-invalid="true" aria-describedby="words-${of}-error"` : ''
  return html`id="words-${of}" name="${of}" ${wrong}`
}

function errorOf({ errors }: WordsForm, of: WordsField): Html | '' {
  return errors[of] ? html`<p class="enquiry-error" id="words-${of}-error">${errors[of]}</p>` : ''
}

/** Once the words have come. */
export function thanksPage(): Html {
  return html`<div class="enquiry enquiry-receipt page-width">
    <h1 class="text-h1">Thank you</h1>
    <p class="text-lead">${wordsTexts.thanks}</p>
    <p><a class="text-link" href="/">Back to the journeys</a></p>
  </div>`
}
