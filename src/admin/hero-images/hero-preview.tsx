import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Picture } from '#contract/pictures.ts'
import { FilePreview } from '../kit/image/file-preview.tsx'
import { StoredPicture } from '../kit/image/stored-picture.tsx'
import { homeQuery } from '../kit/layout/site-query.ts'
import styles from './hero-preview.module.css'

/** A picture with the headline over it, as on a wide screen and on a phone; decorative. */
export function HeroPreview({ picture }: { picture: File | Picture }) {
  const [failed, setFailed] = useState<File | Picture | null>(null)
  const headline = useQuery(homeQuery).data?.headline
  if (failed === picture) return <Text component="span">No preview of this file</Text>
  return (
    <span className={styles.frames}>
      {(['wide', 'phone'] as const).map((shape) => (
        <span key={shape} className={styles[shape]}>
          {picture instanceof File ? (
            <FilePreview file={picture} className={styles.picture} onFailed={() => setFailed(picture)} />
          ) : (
            <StoredPicture picture={picture} className={styles.picture} />
          )}
          <span className={styles.headline} aria-hidden="true">
            {headline}
          </span>
        </span>
      ))}
    </span>
  )
}
