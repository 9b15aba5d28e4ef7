import { html } from 'hono/html'
import { formatRupees } from '#values/format/money.ts'
import { linesOfOption, lineTotal, totalOf } from '#values/proposals/totals.ts'
import type { Html } from '../../enquiries/framed-page.ts'
import type { ShownProposal } from './shown-proposal.ts'

const rupees = (amount: number) => (amount < 0 ? `− ${formatRupees(-amount)}` : formatRupees(amount))

/** The options side by side, each with its lines and its total. */
export function priceHtml(shown: ShownProposal): Html | '' {
  const { lines, options } = shown.body
  if (lines.length === 0) return ''
  const named = options.length > 0 ? options : [{ name: '', note: null }]
  return html`<section>
    <h2 class="text-h2">The price</h2>
    <div class="proposal-options">
      ${named.map(({ name, note }, index) => optionHtml(shown, { name, note, option: index + 1 }))}
    </div>
  </section>`
}

interface Option {
  name: string
  note: string | null
  /** From 1. */
  option: number
}

function optionHtml({ body, option: accepted }: ShownProposal, { name, note, option }: Option): Html {
  const rate = body.gst_rate ?? 0
  const { gst, total } = totalOf(body.lines, option, rate)
  const rows = linesOfOption(body.lines, option).map(
    (line) =>
      html`<tr>
        <th scope="row">
          ${line.label} ${(line.count ?? 1) > 1 ? html`<span>${rupees(line.amount)} × ${line.count}</span>` : ''}
        </th>
        <td>${rupees(lineTotal(line))}</td>
      </tr>`,
  )
  return html`<div class="proposal-option">
    ${name ? html`<h3 class="text-h3">${name}${accepted === option ? ' · your choice' : ''}</h3>` : ''}
    ${note ? html`<p class="proposal-words">${note}</p>` : ''}
    <table>
      <caption>
        ${name || 'Price'}
      </caption>
      <tbody>
        ${rows}
        ${
          gst > 0
            ? html`<tr>
                <th scope="row">GST, ${rate}%</th>
                <td>${rupees(gst)}</td>
              </tr>`
            : ''
        }
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>${rupees(total)}</td>
        </tr>
      </tfoot>
    </table>
  </div>`
}
