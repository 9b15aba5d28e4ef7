import { Logo } from '#ui/logo.tsx'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import { useSite } from '../queries/site-query.ts'

/** Where a picture is missing, and at the end of a story: the palm or the owner's icon; nothing with a logo alone. */
export function BrandSign({ className }: { className: string }) {
  const { logo, favicon } = useSite()
  if (favicon) return <img src={variantUrl(favicon, 320, 'webp')} alt="" className={`${className} object-contain`} />
  return logo ? null : <Logo className={className} />
}
