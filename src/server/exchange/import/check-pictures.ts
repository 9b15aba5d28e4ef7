import { sql } from 'drizzle-orm'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import type { Bucket } from '#contract/pictures.ts'
import { pictures } from '../../platform/db/schema.ts'
import { problem, type RowMedia, type ImportCheck, type ImportRowDraft } from './import-batch.ts'

const { rows: messages } = importMessages

interface NamedPicture {
  column: string
  url: string
  bucket: Bucket
}

/** Stored pictures of a batch by address. */
export type KnownPictures = Map<string, { bucket: Bucket; alt: string }>

/** Notes pictures that are not in the library. */
export async function checkPictures(check: ImportCheck, rows: ImportRowDraft[]): Promise<KnownPictures> {
  const urls = new Set(
    rows.flatMap((row) => [...picturesOf(check, row).map(({ url }) => url), ...storedUrls(check, row)]),
  )
  const found = await check.db
    .select({ url: pictures.url, bucket: pictures.bucket, alt: pictures.alt })
    .from(pictures)
    .where(sql`${pictures.url} = any(${sql.param([...urls])}::text[])`)
  const known: KnownPictures = new Map(found.map(({ url, ...picture }) => [url, picture]))
  for (const row of rows) {
    for (const { column, url, bucket } of picturesOf(check, row)) {
      if (known.get(url)?.bucket === bucket) continue
      problem(row, column, /^(?:https?:)?\/\//i.test(url) ? messages.pictureElsewhere : messages.pictureUnknown)
    }
  }
  return known
}

function storedUrls({ sheet }: ImportCheck, { stored }: ImportRowDraft): string[] {
  return sheet.pictures.map(({ field }) => stored?.fields[field]).filter((url) => typeof url === 'string')
}

function picturesOf({ sheet }: ImportCheck, { values }: ImportRowDraft): NamedPicture[] {
  const { gallery } = sheet
  const own = sheet.pictures.map(({ field, bucket }) => ({ column: field, url: values[field], bucket }))
  const listed = gallery && Array.isArray(values[gallery.field]) ? (values[gallery.field] as unknown[]) : []
  const more = listed.map((image) => ({
    column: gallery!.field,
    url: (image as { image_url?: unknown } | null)?.image_url,
    bucket: gallery!.bucket,
  }))
  return [...own, ...more].filter((each): each is NamedPicture => typeof each.url === 'string' && each.url !== '')
}

/** Pictures that the row names, and alternative texts that it changes; a blank one never erases. */
export function mediaOf(
  check: ImportCheck,
  row: ImportRowDraft,
  parsed: Record<string, unknown>,
  known: KnownPictures,
): RowMedia {
  const alts = check.sheet.pictures.flatMap(({ field, alt }) => {
    const url = parsed[field] ?? (field in parsed ? null : row.stored?.fields[field])
    const text = parsed[alt]
    const isNew = typeof url === 'string' && typeof text === 'string' && text !== '' && known.get(url)?.alt !== text
    return isNew ? [{ url, alt: text }] : []
  })
  const urls = new Set([...picturesOf(check, row).map(({ url }) => url), ...alts.map(({ url }) => url)])
  return { alts, pictures: [...urls] }
}
