import { html } from 'hono/html'
import { answerLimits } from '#contract/proposals.ts'
import { proposalPath } from '#values/addresses/proposal-address.ts'
import { formatDay } from '#values/format/dates.ts'
import { formatRupees } from '#values/format/money.ts'
import { pricedOptions } from '#values/proposals/totals.ts'
import { chatLink } from '../../enquiries/form/form-fields.ts'
import type { Html } from '../../enquiries/framed-page.ts'
import type { Answer } from './answers.ts'
import type { ShownProposal } from './find-version.ts'
import { datedDay } from './shown-proposal.ts'

/** An answer that was refused, whose texts are not lost, and why. */
export type Typed = Answer & { notice: string }

/** How to say yes, ask for changes, or ask on WhatsApp; in a draft nothing of it works. */
export function answerHtml(shown: ShownProposal, typed: Typed | null): Html | '' {
  const { state, profile, reference, number, body } = shown
  const chat = chatLink(profile, `About proposal ${reference}, version ${number}: ${body.title}`, 'Ask on WhatsApp')
  if (state === 'accepted' || state === 'superseded') return ''
  return html`<section class="proposal-answer" ${state === 'draft' ? html`inert` : ''}>
    <h2 class="text-h2">${state === 'expired' ? 'Write to us' : 'How to say yes'}</h2>
    ${state === 'expired' ? '' : acceptForm(shown, typed)} ${changeForm(shown, typed)}
    ${chat ? html`<p>${chat}</p>` : ''}
  </section>`
}

function acceptForm({ key, body, next_steps }: ShownProposal, typed: Typed | null): Html {
  const choices = pricedOptions(body).map(({ name, total }, index) => {
    const checked = (typed?.option ?? 1) === index + 1 ? html`checked` : ''
    return html`<label>
      <input type="radio" name="option" value="${index + 1}" ${checked} />
      <span>${name}</span> <span>${formatRupees(total)}</span>
    </label>`
  })
  return html`<form method="post" action="${proposalPath(key, 'answer')}">
    ${
      choices.length > 1
        ? html`<fieldset class="proposal-choices">
            <legend>Which one do you choose?</legend>
            ${choices}
          </fieldset>`
        : html`<input type="hidden" name="option" value="1" />`
    }
    ${body.valid_until ? html`<p>Valid until ${formatDay(body.valid_until)}.</p>` : ''}
    <button class="enquiry-button" name="answer" value="accept">Yes, this one</button>
    <p class="proposal-words proposal-next">${next_steps}</p>
  </form>`
}

function changeForm({ key, body }: ShownProposal, typed: Typed | null): Html {
  const wishes = typed?.days ?? []
  const { words, day: dayLimit } = answerLimits
  const days = body.days.map(
    ({ title }, index) =>
      html`<label>
        <span>Day ${index + 1}${body.start_on ? `, ${datedDay(body.start_on, index)}` : ''}: ${title}</span>
        <textarea name="day-${index + 1}" rows="2" maxlength="${dayLimit}">
${wishes.find(({ day }) => day === index + 1)?.words ?? ''}</textarea>
      </label>`,
  )
  return html`<details class="proposal-change" ${typed?.words || wishes.length > 0 ? html`open` : ''}>
    <summary>Please change something</summary>
    <form method="post" action="${proposalPath(key, 'answer')}" novalidate>
      <label>
        <span>What would you like to change?</span>
        <textarea name="words" rows="5" maxlength="${words}">${typed?.words ?? ''}</textarea>
      </label>
      <details ${wishes.length > 0 ? html`open` : ''}>
        <summary>Something about a single day</summary>
        ${days}
      </details>
      <button class="enquiry-button" name="answer" value="change">Send your wishes</button>
    </form>
  </details>`
}
