import { count, eq, or, sql, sum } from 'drizzle-orm'
import type { picturesAdminContract, PictureTotals } from '#contract/admin/pictures.ts'
import type { Bucket } from '#contract/pictures.ts'
import type { StoredVariant } from '#values/pictures/phone-variant.ts'
import type { Db } from '../../platform/db/database.ts'
import { madeVariants, pictures, versions } from '../../platform/db/schema.ts'
import { isUnused } from '../../platform/media/unused-pictures.ts'
import { whereOf, type Conditions, type FiltersOf, type ListInput } from '../../api/filters.ts'
import { contains, orderBy, type Page, type SortKey } from '../../api/pagination.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'
import { referenceCount, referencesJson } from './references.ts'

type PictureFilters = FiltersOf<typeof picturesAdminContract.list>
type PictureList = ListInput<typeof picturesAdminContract.list>

const variants = sql<StoredVariant[]>`(
  select coalesce(json_agg(json_build_object('width', ${madeVariants.width}, 'format', ${madeVariants.format},
    'bytes', ${madeVariants.bytes})), '[]'::json)
  from ${madeVariants} where ${madeVariants.url} = "page"."url")`

const itemColumns = {
  ...pictureColumns(pictures),
  bucket: pictures.bucket,
  name: pictures.name,
  original_name: pictures.original_name,
  kept: pictures.kept,
  retained: sql<boolean>`exists (select from ${versions} where ${versions.pictures} @> array["page"."url"])`.as(
    'retained',
  ),
  format: pictures.format,
  bytes: pictures.bytes,
  created_at: pictures.created_at,
  variants: variants.as('variants'),
  uses: referencesJson('"page"."url"').as('uses'),
  use_count: referenceCount('"page"."url"').as('use_count'),
}

/** A page of pictures. Their URLs are found first, so that references and sizes are looked up only for these. */
export function selectPictures(db: Db, input: PictureList, { limit, offset }: Page) {
  const page = db
    .select({ url: pictures.url })
    .from(pictures)
    .where(whereOf(pictureConditions(db), input))
    .orderBy(...orderBy(keysOf(input)))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select(itemColumns)
    .from(page)
    .innerJoin(pictures, eq(pictures.url, page.url))
    .orderBy(...orderBy(keysOf(input)))
}

export type PictureRow = Awaited<ReturnType<typeof selectPictures>>[number]

/** @param bucket undefined for all buckets. */
export async function selectTotals(db: Db, bucket: Bucket | undefined): Promise<PictureTotals> {
  const ofVariants = db
    .select({ url: madeVariants.url, bytes: sum(madeVariants.bytes).as('variant_bytes') })
    .from(madeVariants)
    .groupBy(madeVariants.url)
    .as('of_variants')
  const each = db
    .select({
      bytes: sql<number>`${pictures.bytes} + coalesce(${ofVariants.bytes}, 0)`.as('all_bytes'),
      unused: sql<boolean>`${isUnused(db)}`.as('unused'),
    })
    .from(pictures)
    .leftJoin(ofVariants, eq(ofVariants.url, pictures.url))
    .where(bucket && eq(pictures.bucket, bucket))
    .as('each_picture')
  const [totals] = await db
    .select({
      pictures: count(),
      bytes: sql`coalesce(sum(${each.bytes}), 0)`.mapWith(Number),
      unused: sql`count(*) filter (where ${each.unused})`.mapWith(Number),
      unused_bytes: sql`coalesce(sum(${each.bytes}) filter (where ${each.unused}), 0)`.mapWith(Number),
    })
    .from(each)
  return totals!
}

/** The references of one picture, or null when there is no such picture. */
export async function selectReferences(db: Db, url: string) {
  const [row] = await db
    .select({ uses: referencesJson('"pictures"."url"'), use_count: referenceCount('"pictures"."url"') })
    .from(pictures)
    .where(eq(pictures.url, url))
  return row ?? null
}

export function pictureConditions(db: Db): Conditions<PictureFilters> {
  return {
    search: (text) =>
      or(...[pictures.alt, pictures.name, pictures.original_name].map((column) => contains(column, text))),
    bucket: (bucket) => eq(pictures.bucket, bucket),
    unused: (unused) => (unused ? isUnused(db) : undefined),
  }
}

/** The URL breaks ties in the same direction, so that one index serves both. */
function keysOf({ sort = 'created_at', direction = 'desc' }: PictureList): SortKey[] {
  return [
    { by: pictures[sort], direction },
    { by: pictures.url, direction },
  ]
}
