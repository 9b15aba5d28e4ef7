import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { AdminSign } from '../../kit/layout/admin-sign.tsx'
import styles from './share-preview.module.css'
import { siteQuery } from '../../kit/layout/site-query.ts'

interface SharePreviewProps {
  title: string
  /** Path of the public page. */
  path: string
  description: string
  /** URL of the featured picture. */
  picture: string | null
}

/** How a search result and a shared link of a public page will look, approximately. */
export function SharePreview({ title, path, description, picture }: SharePreviewProps) {
  const { data: site } = useQuery(siteQuery)
  const shown = {
    brand: site?.brand_name ?? '',
    host: site ? new URL(site.site_url).host : '',
    title: title.trim() || 'Title',
    text: description || 'The beginning of the text.',
  }
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <Text component="figcaption" size="xs" c="dimmed">
          Google
        </Text>
        <SearchResult {...shown} path={path} />
      </figure>
      <figure className={styles.preview}>
        <Text component="figcaption" size="xs" c="dimmed">
          WhatsApp
        </Text>
        <SharedLink {...shown} picture={picture} />
      </figure>
    </div>
  )
}

interface Shown {
  brand: string
  host: string
  title: string
  text: string
}

function SearchResult({ brand, host, title, text, path }: Shown & { path: string }) {
  return (
    <div className={styles.result}>
      <div className={styles.source}>
        <AdminSign className={styles.logo} />
        <div>
          <div className={styles.brand}>{brand}</div>
          <div className={styles.address}>{[host, ...path.split('/').filter(Boolean)].join(' › ')}</div>
        </div>
      </div>
      <div className={styles.resultTitle}>{[title, brand].filter(Boolean).join(' · ')}</div>
      <div className={styles.resultText}>{text}</div>
    </div>
  )
}

/** The card is drawn by the server, with the picture below the brand and the title. Every picture has the smallest width. */
function SharedLink({ brand, host, title, text, picture }: Shown & { picture: string | null }) {
  return (
    <div className={styles.message}>
      <div className={styles.card}>
        {picture ? <img src={variantUrl(picture, pictureWidths[0], 'webp')} alt="" className={styles.picture} /> : null}
        <div className={styles.cardBrand}>
          <AdminSign className={styles.logo} />
          {brand}
        </div>
        <div className={styles.cardTitle}>{title}</div>
      </div>
      <div className={styles.messageLines}>
        <div className={styles.messageTitle}>{title}</div>
        <div className={styles.messageText}>{text}</div>
        <div className={styles.host}>{host}</div>
      </div>
    </div>
  )
}
