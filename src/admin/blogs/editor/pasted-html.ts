import { pictureUrlPattern } from '#contract/pictures.ts'
import { uploadingAttribute } from './images/picture-node.ts'

/** What was found in pasted HTML. */
export interface PastedHtml {
  /** The HTML with pictures from storage, and with places for the ones that came along. */
  html: string
  /** Pictures that came along as data, each with the key of its place and its alternative text. */
  files: { key: string; file: File; alt: string }[]
  /** How many pictures of other sites were left out. */
  foreign: number
}

/** A size of a stored picture, as the public pages show it. */
const variant = /\/\d+\.(?:avif|webp|jpeg)$/

/**
 * Reads HTML that is about to be pasted: only pictures from storage stay as they are.
 * @param html as the clipboard holds it.
 * @param nextKey gives each new picture its key.
 */
export function readPastedHtml(html: string, nextKey: () => string): PastedHtml {
  if (!/<(?:img|ol|li)\b/i.test(html)) return { html, files: [], foreign: 0 }
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // Word and Google Docs number lists in letters of their own; stored lists have none.
  for (const list of body.querySelectorAll('ol, li')) {
    list.removeAttribute('type')
    list.removeAttribute('style')
  }
  const files: PastedHtml['files'] = []
  let foreign = 0
  for (const image of body.querySelectorAll('img')) {
    image.removeAttribute(uploadingAttribute)
    const source = image.getAttribute('src') ?? ''
    const stored = storedUrlOf(source)
    const file = stored ? null : fileOf(source)
    if (stored) image.setAttribute('src', stored)
    else if (file) {
      const key = nextKey()
      image.setAttribute(uploadingAttribute, key)
      image.removeAttribute('src')
      files.push({ key, file, alt: image.getAttribute('alt')?.trim() ?? '' })
    } else {
      image.remove()
      foreign += 1
    }
  }
  return { html: body.innerHTML, files, foreign }
}

function storedUrlOf(source: string): string | null {
  if (!URL.canParse(source, location.origin)) return null
  const { origin, pathname } = new URL(source, location.origin)
  const url = pathname.replace(variant, '')
  return origin === location.origin && pictureUrlPattern.test(url) ? url : null
}

/** @returns the picture of a `data:` address; the page's policy does not let us fetch one. */
function fileOf(source: string): File | null {
  const [, type, data] = /^data:(image\/[\w.+-]+);base64,([\s\S]*)$/i.exec(source) ?? []
  if (!type || !data) return null
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    return new File([bytes], 'pasted', { type: type.toLowerCase() })
  } catch {
    return null
  }
}

/**
 * The pictures of a paste or drop that are to be uploaded as files. A page or document that is copied brings a file
 * with its own likeness along, and a picture of ours is stored already: there the HTML counts.
 */
export function filesOf(data: DataTransfer): File[] {
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  const sources = [...body.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
  const isPage = body.textContent.trim() !== ''
  return isPage || sources.some((source) => storedUrlOf(source)) ? [] : [...data.files]
}
