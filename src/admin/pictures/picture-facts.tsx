import { Anchor, Text } from '@mantine/core'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { formatShortDay } from '#values/format/dates.ts'
import { PictureUses } from './picture-use.tsx'
import { bucketLabels, formatLabel, sizeOf } from './picture-words.ts'
import styles from './picture-facts.module.css'

export function PictureFacts({ picture }: { picture: AdminPicture }) {
  const { url, name, bucket, format, bytes, variant_bytes, phone_variant: phone, created_at, use_count } = picture
  return (
    <dl className={styles.facts}>
      <dt>Where it stands</dt>
      <dd>
        {use_count > 0 ? (
          <PictureUses picture={picture} />
        ) : (
          <Text>Nowhere. An unused picture goes by itself once it is a day old.</Text>
        )}
      </dd>
      <dt>Original</dt>
      <dd>
        {sizeOf(picture)} pixels, {formatLabel(format)}, {formatBytes(bytes)}
      </dd>
      <dt>On a phone</dt>
      <dd>
        {phone
          ? `${formatBytes(phone.bytes)} (${phone.width} pixels wide, ${formatLabel(phone.format)})`
          : 'Not loaded by one yet'}
      </dd>
      {variant_bytes > 0 ? (
        <>
          <dt>All sizes made</dt>
          <dd>{formatBytes(variant_bytes)}</dd>
        </>
      ) : null}
      <dt>Kind</dt>
      <dd>
        {bucketLabels[bucket]}, added {formatShortDay(created_at)}
      </dd>
      <dt>File</dt>
      <dd className={styles.file}>
        <Anchor href={url} target="_blank" rel="noopener" inherit>
          {name}
        </Anchor>
      </dd>
    </dl>
  )
}
