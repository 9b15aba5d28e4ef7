import { pictureUrlPattern } from '#contract/pictures.ts'
import { uploadingAttribute } from '../images/picture-node.ts'
import { convertWordLists } from './word-lists.ts'

/** Result of processing pasted HTML. */
export interface PastedHtml {
  /** Contains the images from storage, and placeholders for the embedded ones. */
  html: string
  /** Embedded images, each with the key of its placeholder and its alternative text. */
  files: { key: string; file: File; alt: string }[]
  /** Number of images of other sites, which were removed. */
  foreign: number
  /** Number of embedded pages and players, which were removed. */
  embedded: number
}

const embeddings = 'iframe, object, embed, video, audio'

/** Suffix of a variant's URL, as in the public pages. */
const variant = /\/\d+\.(?:avif|webp|jpeg)$/

/**
 * Processes HTML that is about to be pasted: only images from storage stay unchanged, and lists of Word
 * become lists.
 * @param html from the clipboard.
 * @param nextKey creates the keys of new images.
 */
export function readPastedHtml(html: string, nextKey: () => string): PastedHtml {
  if (!/<(?:img|ol|li|table|iframe|object|embed|video|audio)\b|mso-list/i.test(html)) {
    return { html, files: [], foreign: 0, embedded: 0 }
  }
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  convertWordLists(body)
  // Word and Google Docs set numbering styles on lists; stored lists have none.
  for (const list of body.querySelectorAll('ol, li')) {
    list.removeAttribute('type')
    list.removeAttribute('style')
  }
  prepareTables(body)
  const embedded = removeEmbeddings(body)
  return { ...takePictures(body, nextKey), embedded, html: body.innerHTML }
}

/** Removes all pictures but those from storage; those that are embedded leave a placeholder. */
function takePictures(body: HTMLElement, nextKey: () => string): Pick<PastedHtml, 'files' | 'foreign'> {
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
  return { files, foreign }
}

/** Removes embedded pages and players. @returns their number; one inside another does not count. */
function removeEmbeddings(body: HTMLElement): number {
  const found = [...body.querySelectorAll(embeddings)].filter((each) => !each.parentElement?.closest(embeddings))
  for (const each of found) each.remove()
  return found.length
}

function storedUrlOf(source: string): string | null {
  if (!URL.canParse(source, location.origin)) return null
  const { origin, pathname } = new URL(source, location.origin)
  const url = pathname.replace(variant, '')
  return origin === location.origin && pictureUrlPattern.test(url) ? url : null
}

/** Decodes the image of a `data:` URL; the content security policy does not allow fetching it. */
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
 * Files of a paste or drop to upload as images. Copying from a page or document adds a rendered image of the
 * selection, and copying one of our images adds a file that is stored already: in both cases the HTML is used instead.
 */
export function filesOf(data: DataTransfer): File[] {
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  const sources = [...body.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
  const isPage = body.textContent.trim() !== ''
  return isPage || sources.some((source) => storedUrlOf(source)) ? [] : [...data.files]
}

/**
 * Prepares pasted tables for the schema: a caption becomes a paragraph above its table, and a table that only places
 * other tables is replaced by what its cells contain.
 */
function prepareTables(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('table > caption')) {
    const paragraph = body.ownerDocument.createElement('p')
    paragraph.append(...caption.childNodes)
    caption.parentElement!.before(paragraph)
    caption.remove()
  }
  // Outer tables come before the ones within them.
  for (const table of body.querySelectorAll('table:has(table)')) {
    const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table)
    table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]))
  }
}
