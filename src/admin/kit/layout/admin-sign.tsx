import { useQuery } from '@tanstack/react-query'
import { Logo } from '#ui/logo.tsx'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import { siteQuery } from './site-query.ts'

interface AdminSignProps {
  className: string | undefined
  /** Prefers a logo that contains the name, for places that leave the name out then. */
  named?: boolean
}

/** The owner's icon or logo, or the palm. Decorative; the class sets its height. */
export function AdminSign({ className, named }: AdminSignProps) {
  const { data, isPending } = useQuery(siteQuery)
  const logo = data?.logo?.url
  const own = named && data?.logo_has_name ? logo : (data?.favicon ?? logo)
  if (own) return <img src={variantUrl(own, 320, 'webp')} alt="" className={className} />
  // Until it is known whose sign it is, none is shown.
  return isPending ? <span className={className} /> : <Logo className={className} />
}
