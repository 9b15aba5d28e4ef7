import { html } from 'hono/html'
import { formatRupees } from '#values/format/money.ts'
import { lineTotal, pricedOptions } from '#values/proposals/totals.ts'
import type { Html } from '../../enquiries/framed-page.ts'
import type { ShownProposal } from './find-version.ts'

const rupees = (amount: number) => (amount < 0 ? `− ${formatRupees(-amount)}` : formatRupees(amount))

/** The options side by side, each with its lines and its total. */
export function priceHtml({ body, option: accepted }: ShownProposal): Html | '' {
  if (body.lines.length === 0) return ''
  const options = pricedOptions(body).map(
    ({ name, note, lines, gst, total }, index) =>
      html`<div class="proposal-option">
        ${name ? html`<h3 class="text-h3">${name}${accepted === index + 1 ? ' · your choice' : ''}</h3>` : ''}
        ${note ? html`<p class="proposal-words">${note}</p>` : ''}
        <table>
          <caption>
            ${name || 'Price'}
          </caption>
          <tbody>
            ${lines.map((line) => {
              const count = line.count ?? 1
              const each = count > 1 ? html`<span>${rupees(line.amount)} × ${count}</span>` : ''
              return rowHtml(html`${line.label} ${each}`, lineTotal(line))
            })}
            ${gst > 0 ? rowHtml(`GST, ${body.gst_rate}%`, gst) : ''}
          </tbody>
          <tfoot>
            ${rowHtml('Total', total)}
          </tfoot>
        </table>
      </div>`,
  )
  return html`<section>
    <h2 class="text-h2">The price</h2>
    <div class="proposal-options">${options}</div>
  </section>`
}

function rowHtml(label: string | Html, amount: number): Html {
  return html`<tr>
    <th scope="row">${label}</th>
    <td>${rupees(amount)}</td>
  </tr>`
}
