import { html } from 'hono/html'
import type { ProposalBody } from '#contract/admin/proposals.ts'
import { focusPercent, pictureSrcSet, usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import type { Html } from '../../enquiries/framed-page.ts'
import type { ShownProposal } from './find-version.ts'

/** Not lazily: a page is printed before it is scrolled. @returns '' where the picture is missing. */
export function pictureHtml(
  { pictures }: ShownProposal,
  { image_url, alt, caption }: ProposalBody['pictures'][number],
  className: string,
): Html | '' {
  const picture = pictures.find(({ url }) => url === image_url)
  if (!picture) return ''
  const { url, width, height, color, focal_x, focal_y } = picture
  const isCover = className !== ''
  const sizes = isCover ? '(width < 82rem) 100vw, 80rem' : '(width < 40rem) 100vw, 40rem'
  const fallback = usefulWidths(width).findLast((each) => each <= 960)!
  const focus = `focus-x-${focusPercent(focal_x)} focus-y-${focusPercent(focal_y)}`
  return html`<figure class="${className}">
    <span class="proposal-picture">
      <svg aria-hidden="true" focusable="false"><rect width="100%" height="100%" fill="${color}" /></svg>
      <picture>
        <source type="image/avif" srcset="${pictureSrcSet(url, width, 'avif')}" sizes="${sizes}" />
        <img
          src="${variantUrl(url, fallback, 'jpeg')}"
          srcset="${pictureSrcSet(url, width, 'jpeg')}"
          sizes="${sizes}"
          width="${width}"
          height="${height}"
          alt="${alt ?? picture.alt}"
          class="cropped-picture ${focus}"
        />
      </picture>
    </span>
    ${caption ? html`<figcaption>${caption}</figcaption>` : ''}
  </figure>`
}
