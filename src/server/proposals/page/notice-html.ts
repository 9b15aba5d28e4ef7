import { html } from 'hono/html'
import { proposalPageTexts as texts } from '#contract/proposals.ts'
import type { Html } from '../../enquiries/framed-page.ts'
import { optionName, type ShownProposal, type Typed } from './shown-proposal.ts'

/** What travellers must know before they read: kindly, and nothing for an open version. */
export function noticeHtml(shown: ShownProposal, typed: Typed | null): Html | '' {
  const refused = typed ? html`<p>${typed.notice}</p>` : ''
  const words = wordsOf(shown)
  if (!typed && !words) return ''
  return html`<div class="proposal-notice" id="notice" role="${typed ? 'alert' : 'status'}" tabindex="-1">
    ${refused} ${words}
  </div>`
}

function wordsOf({ state, newest, body, option, next_steps }: ShownProposal): Html | '' {
  switch (state) {
    case 'superseded':
      return html`<p>${texts.superseded} <a class="text-link" href="${newest}">Open the newest version</a></p>`
    case 'accepted': {
      const name = optionName(body, option)
      return html`<p>${texts.accepted}${name ? ` Your choice: ${name}.` : ''}</p>
        <p class="proposal-words">${next_steps}</p>`
    }
    case 'withdrawn':
      return html`<p>${texts.withdrawn}</p>`
    case 'expired':
      return html`<p>${texts.expired}</p>`
    case 'asked':
      return html`<p>${texts.asked}</p>`
    default:
      return ''
  }
}
