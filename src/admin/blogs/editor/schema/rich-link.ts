import { Link } from '@tiptap/extension-link'
import { isAllowedLink } from './links.ts'

/** Links as the server stores them: validated, opening in a new tab. */
export const RichLink = Link.extend({
  inclusive: false,
  addAttributes() {
    return { href: { default: null } }
  },
  renderHTML({ HTMLAttributes }) {
    const href = HTMLAttributes.href as string | null
    return ['a', { href: href && isAllowedLink(href) ? href : '', rel: 'noopener', target: '_blank' }, 0]
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => isAllowedLink(address),
  // Typed or pasted text becomes a link only if its protocol is allowed, or if it has none.
  shouldAutoLink: (address) => isAllowedLink(address) && /[.:]/.test(address),
})
