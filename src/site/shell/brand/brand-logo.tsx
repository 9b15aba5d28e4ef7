import { Logo } from '#ui/logo.tsx'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import { useSite } from '../queries/site-query.ts'

interface BrandProps {
  className: string
}

/** The owner's logo, or the palm. Decorative: the brand name is next to it. */
export function BrandLogo({ className, onDark }: BrandProps & { onDark?: boolean }) {
  const site = useSite()
  const logo = (onDark && site.logo_dark) || site.logo
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

/** Hidden beside a logo that contains it. */
export function BrandName({ className }: BrandProps) {
  const { brand_name, logo_has_name } = useSite()
  return <span className={logo_has_name ? 'sr-only' : className}>{brand_name}</span>
}
