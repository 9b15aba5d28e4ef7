import { Logo } from '#ui/logo.tsx'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import { useSite } from '../queries/site-query.ts'

/** The owner's logo, or the palm. Decorative: the brand name is next to it. */
export function BrandLogo({ className }: { className: string }) {
  const { logo } = useSite()
  if (!logo) return <Logo className={`${className} aspect-square`} />
  const { url, width, height } = logo
  return (
    <img
      src={variantUrl(url, 320, 'webp')}
      width={width}
      height={height}
      alt=""
      className={`${className} w-auto object-contain`}
    />
  )
}
