import { useQuery } from '@tanstack/react-query'
import { Logo } from '#ui/logo.tsx'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import { siteQuery } from './site-query.ts'

/** The owner's icon or logo, or the palm. Decorative; the class sets its height. */
export function AdminSign({ className }: { className: string | undefined }) {
  const { data, isPending } = useQuery(siteQuery)
  const own = data?.favicon ?? data?.logo?.url
  if (own) return <img src={variantUrl(own, 320, 'webp')} alt="" className={className} />
  // Until it is known whose sign it is, none is shown.
  return isPending ? <span className={className} /> : <Logo className={className} />
}
