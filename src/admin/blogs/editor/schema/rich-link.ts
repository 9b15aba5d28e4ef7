import { Link } from '@tiptap/extension-link'
import { isAllowedLink } from './links.ts'

/** Links as the server stores them: a checked address, in a tab of its own. */
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
  // Typed or pasted addresses become links only when they name one of the protocols, or none that is another.
  shouldAutoLink: (address) => isAllowedLink(address) && /[.:]/.test(address),
})
