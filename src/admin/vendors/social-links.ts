import { vendorFields } from '#contract/content/vendor-fields.ts'

type SocialName = keyof typeof vendorFields.social_handles.labels

export const socialNames = Object.keys(vendorFields.social_handles.labels) as SocialName[]

const profiles: Record<SocialName, string | null> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  website: null,
}

/**
 * Completes what people write in place of a link: '@khasihills', 'instagram.com/khasihills', 'khasihills.in'.
 * @returns the text unchanged where nothing can be completed.
 */
export function socialLink(name: SocialName, typed: string): string {
  const text = typed.trim()
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text
  if (/^(?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#].*)?$/i.test(text) && !isHandle(name, text)) {
    return `https://${text.replace(/^\/\//, '')}`
  }
  const profile = profiles[name]
  const handle = /^@?([\w.]+)$/.exec(text)?.[1]
  return profile && handle ? profile + handle : text
}

/** A name may contain a dot: only one that begins with '@', or that does not name the network, is taken for one. */
function isHandle(name: SocialName, text: string): boolean {
  const network = profiles[name]
  return network !== null && !text.includes('/') && !text.toLowerCase().includes(`${name}.com`)
}
