import type { Host } from '#contract/hosts.ts'
import type { SiteProfile } from '#contract/site.ts'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import { withoutMark } from '#values/sample-words.ts'
import { hostData } from '../shell/head/structured-data/host-data.ts'
import { pageHead } from '../shell/page-head.ts'

export function hostHead(host: Host, site: SiteProfile | undefined) {
  const { id, vendor_name, region, share_image } = host
  const words = host.words ? withoutMark(host.words).text : null
  const description = words
    ? excerpt(words, metaLength)
    : `${vendor_name}, ${region}: the host, the checks and the trips.`
  const path = `/host/${id}`
  return pageHead({
    site,
    title: vendor_name,
    description,
    path,
    card: share_image,
    structuredData: import.meta.env.SSR && site && hostData(host, { site, description, path }),
  })
}
