import { html } from 'hono/html'
import { proposalPageTexts as texts } from '#contract/proposals.ts'
import { formatDay } from '#values/format/dates.ts'
import { mapAddress } from '../../platform/media/maps/map-address.ts'
import type { Html } from '../../enquiries/framed-page.ts'
import { answerHtml, type Typed } from './answer-html.ts'
import type { ShownProposal } from './find-version.ts'
import { pictureHtml } from './picture-html.ts'
import { priceHtml } from './price-html.ts'
import { datedDay, factsOf } from './shown-proposal.ts'

/** The page of a version, without its frame. */
export function proposalArticle(shown: ShownProposal, typed: Typed | null = null): Html {
  const { reference, number, body, state } = shown
  const version = state === 'draft' ? 'not sent' : `version ${number}`
  return html`<article class="proposal page-width">
    <header class="proposal-head">
      <p class="eyebrow">Proposal ${reference} · ${version}</p>
      <h1 class="text-h1">${body.title}</h1>
      <p class="text-lead">${factsOf(body).join(' · ')}</p>
    </header>
    ${noticeOf(shown, typed)} ${state === 'withdrawn' ? '' : contentOf(shown, typed)} ${contactOf(shown)}
  </article>`
}

/** What travellers must know before they read: kindly, and nothing for an open version. */
function noticeOf({ state, newest, body, option, next_steps }: ShownProposal, typed: Typed | null): Html | '' {
  const words = state === 'draft' || state === 'sent' || state === 'seen' ? '' : texts[state]
  const choice = option === null ? undefined : body.options[option - 1]?.name
  const link = newest ? html`<a class="text-link" href="${newest}">Open the newest version</a>` : ''
  if (!typed && !words) return ''
  return html`<div class="proposal-notice" id="notice" role="${typed ? 'alert' : 'status'}" tabindex="-1">
    ${typed ? html`<p>${typed.notice}</p>` : ''}
    ${words ? html`<p>${words} ${choice ? `Your choice: ${choice}.` : link}</p>` : ''}
    ${state === 'accepted' ? html`<p class="proposal-words">${next_steps}</p>` : ''}
  </div>`
}

function contentOf(shown: ShownProposal, typed: Typed | null): Html {
  const { body, changes } = shown
  const [cover, ...others] = body.pictures
  return html`${cover ? pictureHtml(shown, cover, 'proposal-cover') : ''} ${greetingOf(shown)}
  ${
    changes.length > 0
      ? html`<section class="proposal-changes">
          <h2 class="eyebrow">What changed since version ${shown.number - 1}</h2>
          <ul>
            ${changes.map((change) => html`<li>${change}</li>`)}
          </ul>
        </section>`
      : ''
  }
  ${daysOf(shown)} ${routeOf(shown)}
  ${
    others.length > 0
      ? html`<section class="proposal-gallery" aria-label="Pictures">
          ${others.map((picture) => pictureHtml(shown, picture, ''))}
        </section>`
      : ''
  }
  ${hostsOf(shown)} ${includedOf(shown)} ${priceHtml(shown)} ${answerHtml(shown, typed)}`
}

function greetingOf({ body: { greeting, travellers } }: ShownProposal): Html {
  const names = new Intl.ListFormat('en-IN').format(travellers)
  return html`<div class="proposal-greeting">
    ${greeting ? html`<p class="proposal-words text-lead">${greeting}</p>` : ''}
    ${names ? html`<p class="proposal-names">For ${names}</p>` : ''}
  </div>`
}

function daysOf({ body: { days, start_on } }: ShownProposal): Html {
  const items = days.map(({ title, description, note, accommodation_name, room_type, meal_plan }, index) => {
    const stay = [accommodation_name, room_type, meal_plan].filter(Boolean).join(' · ')
    return html`<li class="proposal-day">
      <p class="proposal-numeral" aria-hidden="true">${index + 1}</p>
      <div>
        <p class="eyebrow">Day ${index + 1}${start_on ? html` · ${datedDay(start_on, index)}` : ''}</p>
        <h3 class="text-h3">${title}</h3>
        ${description ? html`<p class="proposal-words">${description}</p>` : ''}
        ${note ? html`<p class="proposal-words proposal-note">${note}</p>` : ''}
        ${stay ? html`<p class="proposal-stay">${stay}</p>` : ''}
      </div>
    </li>`
  })
  return html`<section>
    <h2 class="text-h2">Day by day</h2>
    <ol class="proposal-days">
      ${items}
    </ol>
  </section>`
}

function routeOf({ body: { stops } }: ShownProposal): Html | '' {
  if (stops.length === 0) return ''
  return html`<section class="proposal-route">
    <h2 class="text-h2">The route</h2>
    <div>
      <img src="${mapAddress('route', stops)}" alt="Map of the route" width="800" height="600" />
      <ol>
        ${stops.map(({ name, day }) => html`<li>${name}${day ? html` <span>Day ${day}</span>` : ''}</li>`)}
      </ol>
    </div>
  </section>`
}

function hostsOf({ body: { hosts } }: ShownProposal): Html | '' {
  if (hosts.length === 0) return ''
  return html`<section>
    <h2 class="text-h2">Your ${hosts.length === 1 ? 'host' : 'hosts'}</h2>
    <div class="proposal-pair">
      ${hosts.map(
        ({ name, words }) =>
          html`<div>
            <h3 class="text-h3">${name}</h3>
            <p class="proposal-words">${words}</p>
          </div>`,
      )}
    </div>
  </section>`
}

function includedOf({ body: { inclusions, exclusions } }: ShownProposal): Html | '' {
  const lists = [listOf('Included', inclusions ?? []), listOf('Not included', exclusions ?? [])].filter(Boolean)
  return lists.length > 0 ? html`<section class="proposal-pair proposal-included">${lists}</section>` : ''
}

function listOf(title: string, entries: string[]): Html | '' {
  if (entries.length === 0) return ''
  return html`<div>
    <h2 class="text-h3">${title}</h2>
    <ul>
      ${entries.map((entry) => html`<li>${entry}</li>`)}
    </ul>
  </div>`
}

/** On paper the page's own frame is left out. */
function contactOf({ profile, body, state }: ShownProposal): Html {
  const { brand_name, phone, email, whatsapp_number, gstin } = profile
  const ways = [phone, whatsapp_number && `WhatsApp ${whatsapp_number}`, email, gstin && `GSTIN ${gstin}`]
  const until = body.valid_until && state !== 'withdrawn' ? html`<p>Valid until ${formatDay(body.valid_until)}</p>` : ''
  return html`<footer class="proposal-contact">
    ${until}
    <p>${[brand_name, ...ways].filter(Boolean).join(' · ')}</p>
  </footer>`
}
