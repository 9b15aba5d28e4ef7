import { html } from 'hono/html'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import type { WordsField } from '#contract/proposals.ts'
import { formatUnit } from '#values/format/units.ts'
import { formFields, type FormState } from '../../enquiries/form/form-fields.ts'
import type { Html } from '../../enquiries/framed-page.ts'

export interface WordsForm extends FormState<WordsField> {
  /** Where it is sent. */
  action: string
  title: string
}

/** Where a traveller writes about the journey. */
export function wordsForm(form: WordsForm): Html {
  const { action, title, typed } = form
  const { name, content, place, rating } = testimonialFields
  const { noticeText, input, select, textarea, file, consent } = formFields(form)
  const stars = Array.from({ length: rating.max }, (_, index) => rating.max - index)
  const choices = stars.map((count) => [String(count), formatUnit(count, rating.unit)] as const)
  return html`<div class="enquiry page-width">
    <header class="enquiry-head">
      <h1 class="text-h1">How was it?</h1>
      <p class="text-lead">A few honest words about “${title}” help others to choose.</p>
    </header>
    <form class="enquiry-form" method="post" action="${action}" enctype="multipart/form-data" novalidate>
      ${noticeText()} ${select('rating', 'Your rating', typed.rating ?? String(rating.blank), choices)}
      ${textarea('words', 'Your words', typed.words ?? '', content.limit)}
      ${input('name', 'Your name, as it may be shown', html`maxlength="${name.limit}" autocomplete="name" required`)}
      <div class="enquiry-pair">
        ${input('place', 'Where you are from, if you like', html`maxlength="${place.limit}"`)}
        ${input('month', 'Month of the journey', html`type="month"`)}
      </div>
      ${file('photo', 'A photo of you, if you like', 'image/jpeg,image/png')}
      ${consent('consent', 'show my words, my name and the photo on its site, as I wrote them.')}
      <button class="enquiry-button">Send</button>
    </form>
  </div>`
}
