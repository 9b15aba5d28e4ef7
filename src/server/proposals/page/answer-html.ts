import { html } from 'hono/html'
import { answerLimits } from '#contract/proposals.ts'
import { formatDay } from '#values/format/dates.ts'
import { formatRupees } from '#values/format/money.ts'
import { totalOf } from '#values/proposals/totals.ts'
import { whatsappLink } from '#values/whatsapp.ts'
import type { Html } from '../../enquiries/framed-page.ts'
import { datedDay, type ShownProposal, type Typed } from './shown-proposal.ts'

/** How to say yes, ask for changes, or ask on WhatsApp; in a draft nothing of it works. */
export function answerHtml(shown: ShownProposal, typed: Typed | null): Html | '' {
  const { state } = shown
  if (state === 'accepted' || state === 'superseded') return ''
  return html`<section class="proposal-answer" ${state === 'draft' ? html`inert` : ''}>
    <h2 class="text-h2">${state === 'expired' ? 'Write to us' : 'How to say yes'}</h2>
    ${state === 'expired' ? '' : acceptForm(shown, typed)} ${changeForm(shown, typed)} ${chatOf(shown)}
  </section>`
}

function acceptForm(shown: ShownProposal, typed: Typed | null): Html {
  const { path, body, next_steps } = shown
  const { options, lines, gst_rate, valid_until } = body
  const choices = options.map(({ name }, index) => {
    const { total } = totalOf(lines, index + 1, gst_rate ?? 0)
    const checked = (typed?.option ?? 1) === index + 1 ? html`checked` : ''
    return html`<label>
      <input type="radio" name="option" value="${index + 1}" ${checked} />
      <span>${name}</span> <span>${formatRupees(total)}</span>
    </label>`
  })
  return html`<form method="post" action="${path}/answer">
    ${
      choices.length > 1
        ? html`<fieldset class="proposal-choices">
            <legend>Which one do you choose?</legend>
            ${choices}
          </fieldset>`
        : html`<input type="hidden" name="option" value="1" />`
    }
    ${valid_until ? html`<p>Valid until ${formatDay(valid_until)}.</p>` : ''}
    <button class="proposal-button" name="answer" value="accept">Yes, this one</button>
    <p class="proposal-words proposal-next">${next_steps}</p>
  </form>`
}

function changeForm({ path, body }: ShownProposal, typed: Typed | null): Html {
  const open = typed && (typed.words || Object.keys(typed.days).length > 0) ? html`open` : ''
  const { words, day: dayLimit } = answerLimits
  const days = body.days.map(
    ({ title }, index) =>
      html`<label>
        <span>Day ${index + 1}${body.start_on ? `, ${datedDay(body.start_on, index)}` : ''}: ${title}</span>
        <textarea name="day-${index + 1}" rows="2" maxlength="${dayLimit}">${typed?.days[index + 1] ?? ''}</textarea>
      </label>`,
  )
  return html`<details class="proposal-change" ${open}>
    <summary>Please change something</summary>
    <form method="post" action="${path}/answer" novalidate>
      <label>
        <span>What would you like to change?</span>
        <textarea name="words" rows="5" maxlength="${words}">${typed?.words ?? ''}</textarea>
      </label>
      <details ${typed && Object.keys(typed.days).length > 0 ? html`open` : ''}>
        <summary>Something about a single day</summary>
        ${days}
      </details>
      <button class="proposal-button" name="answer" value="change">Send your wishes</button>
    </form>
  </details>`
}

function chatOf({ profile, reference, number, body }: ShownProposal): Html | '' {
  if (!profile.whatsapp_number) return ''
  const text = `About proposal ${reference}, version ${number}: ${body.title}`
  return html`<p>
    <a class="text-link" href="${whatsappLink(profile.whatsapp_number, text)}" target="_blank" rel="noopener"
      >Ask on WhatsApp</a
    >
  </p>`
}
