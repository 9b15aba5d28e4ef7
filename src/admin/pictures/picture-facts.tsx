import { Anchor, Text } from '@mantine/core'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { formatShortDay } from '#values/format/dates.ts'
import { PictureUses } from './picture-use.tsx'
import { bucketLabels, formatLabel, sizeOf } from './picture-words.ts'
import styles from './picture-facts.module.css'

export function PictureFacts({ picture }: { picture: AdminPicture }) {
  const {
    url,
    name,
    original_name,
    kept,
    bucket,
    format,
    bytes,
    variant_bytes,
    phone_variant: phone,
    created_at,
    use_count,
  } = picture
  return (
    <dl className={styles.facts}>
      <dt>Used in</dt>
      <dd>
        {use_count > 0 ? (
          <PictureUses picture={picture} />
        ) : (
          <Text>
            {kept
              ? 'Nowhere. It stays in the library until you delete it.'
              : 'Nowhere. An unused picture is deleted when it is a day old.'}
          </Text>
        )}
      </dd>
      {original_name ? (
        <>
          <dt>Uploaded as</dt>
          <dd className={styles.file}>{original_name}</dd>
        </>
      ) : null}
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
