import { html } from 'hono/html'
import type { SiteProfile } from '#contract/site.ts'
import { whatsappLink } from '#values/whatsapp.ts'
import type { Html } from '../framed-page.ts'
import type { Issue } from './posted-form.ts'

/** A form for visitors, which works without scripts. */
export interface FormState<Name extends string> {
  /** Begins the ids of its elements. */
  id: string
  /** In the order of the form. */
  names: readonly Name[]
  typed: Partial<Record<Name, string>>
  issues: Issue[]
  /** The text above the form. */
  notice: string | null
  brand: string
}

/** @returns what makes the parts of a form, with what was typed and what is wrong with it. */
export function formFields<Name extends string>({ id, names, typed, issues, notice, brand }: FormState<Name>) {
  const errorOf = (name: Name) => issues.find(({ path }) => path[0] === name)?.message
  const wrong = names.filter(errorOf)

  /** Attributes of every control; the first wrong one gets the focus. */
  function control(name: Name): Html {
    const described = html`aria-invalid="true" aria-describedby="${id}-${name}-error"`
    const focused = name === wrong[0] ? html`autofocus` : ''
    return html`id="${id}-${name}" name="${name}" ${errorOf(name) ? described : ''} ${focused}`
  }

  function errorText(name: Name): Html | '' {
    const error = errorOf(name)
    return error ? html`<p class="enquiry-error" id="${id}-${name}-error">${error}</p>` : ''
  }

  /** A labelled control with its error. */
  function field(name: Name, label: string, element: Html): Html {
    return html`<div class="enquiry-field">
      <label for="${id}-${name}">${label}</label>
      ${element} ${errorText(name)}
    </div>`
  }

  return {
    noticeText: (): Html | '' => {
      const links = wrong.map((name) => html`<li><a href="#${id}-${name}">${errorOf(name)}</a></li>`)
      return notice
        ? html`<div class="enquiry-notice" role="alert">
            <p>${notice}</p>
            ${
              links.length > 0
                ? html`<ul>
                    ${links}
                  </ul>`
                : ''
            }
          </div>`
        : ''
    },
    input: (name: Name, label: string, attributes: Html) =>
      field(name, label, html`<input ${control(name)} value="${typed[name] ?? ''}" ${attributes} />`),
    file: (name: Name, label: string, accept: string) =>
      field(name, label, html`<input ${control(name)} type="file" accept="${accept}" />`),
    textarea: (name: Name, label: string, text: string, limit: number) =>
      field(name, label, html`<textarea ${control(name)} rows="7" required maxlength="${limit}">${text}</textarea>`),
    /** @param options values with their labels. */
    select: (name: Name, label: string, chosen: string, options: (readonly [value: string, label: string])[]) => {
      const choices = options.map(
        ([value, text]) => html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${text}</option>`,
      )
      return field(
        name,
        label,
        html`<select ${control(name)}>
          ${choices}
        </select>`,
      )
    },
    /** @param words what the brand may do. */
    consent: (name: Name, words: string) =>
      html`<div class="enquiry-field">
        <label class="enquiry-consent">
          <input type="checkbox" value="yes" ${control(name)} ${typed[name] ? html`checked` : ''} />
          <span>${brand} may ${words} <a class="text-link" href="/privacy">Privacy</a></span>
        </label>
        ${errorText(name)}
      </div>`,
  }
}

/** The page after sending. */
export function thanksPage(words: Html): Html {
  return html`<div class="enquiry enquiry-receipt page-width">
    <h1 class="text-h1">Thank you</h1>
    ${words}
    <p><a class="text-link" href="/">Back to the journeys</a></p>
  </div>`
}

/** @returns a link to WhatsApp; '' for a company without it. */
export function chatLink({ whatsapp_number }: SiteProfile, text: string, words: string): Html | '' {
  if (!whatsapp_number) return ''
  const address = whatsappLink(whatsapp_number, text)
  return html`<a class="text-link" href="${address}" target="_blank" rel="noopener">${words}</a>`
}
