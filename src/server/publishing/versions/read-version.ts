import { inArray } from 'drizzle-orm'
import {
  versionSchemas,
  type Version,
  type VersionedEntity,
  type VersionNames,
  type Versions,
} from '#contract/admin/changes/history.ts'
import type { Db } from '../../platform/db/database.ts'
import { pictures, trips, vendors } from '../../platform/db/schema.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'
import { selectBody, selectBounds, type VersionedItem } from './history.ts'
import { selectLabels } from '../activity/queries.ts'
import { reportedFields } from '../activity/reported-fields.ts'
import type { VersionBody } from '../../platform/db/tables/versions.ts'

/** @returns an item before and after an operation, or null where that did not change it. */
export async function readVersion(db: Db, item: VersionedItem, operation_id: number): Promise<Version | null> {
  const bounds = await selectBounds(db, item, operation_id)
  if (!bounds) return null
  const { entity } = item
  const both = [await versionAt(db, item, bounds.first - 1), await versionAt(db, item, bounds.last)]
  const urls = [...new Set([...both.flatMap(pictureUrlsOf), ...(entity === 'pictures' ? [item.item_id] : [])])]
  return {
    entity,
    at: bounds.at.toISOString(),
    before: both[0],
    after: both[1],
    pictures: await selectPictures(db, urls),
    names: await selectNames(db, entity, both as (Versions[VersionedEntity] | null)[]),
  } as Version
}

async function versionAt(db: Db, item: VersionedItem, upTo: number) {
  const body = await selectBody(db, item, upTo)
  const picture = mainPictureOf(item.entity, body)
  const alt = picture ? (await selectBody(db, { entity: 'pictures', item_id: picture }, upTo))?.alt : ''
  return presentVersion(item.entity, body, (alt as string | undefined) ?? '')
}

async function selectPictures(tx: Db, urls: string[]) {
  if (urls.length === 0) return []
  return tx.select(pictureColumns(pictures)).from(pictures).where(inArray(pictures.url, urls))
}

type Named = 'vendors' | 'trips'

/** @returns the names of the vendors and trips that versions name; of those that are gone, their last ones. */
async function selectNames(
  tx: Db,
  entity: VersionedEntity,
  versions: (Versions[VersionedEntity] | null)[],
): Promise<VersionNames> {
  const ids: Record<Named, Set<string>> = { vendors: new Set(), trips: new Set() }
  for (const [name, field] of Object.entries(entity === 'site_settings' ? {} : reportedFields[entity])) {
    if (field.kind !== 'reference' && field.kind !== 'references') continue
    const values = versions.flatMap((version) => (version as Record<string, unknown> | null)?.[name] ?? [])
    for (const id of values) ids[field.to].add(id as string)
  }
  return [...(await namesOf(tx, 'vendors', [...ids.vendors])), ...(await namesOf(tx, 'trips', [...ids.trips]))]
}

const nameColumns = {
  vendors: { table: vendors, name: vendors.vendor_name },
  trips: { table: trips, name: trips.title },
} as const

async function namesOf(tx: Db, entity: Named, ids: string[]): Promise<VersionNames> {
  if (ids.length === 0) return []
  const { table, name } = nameColumns[entity]
  const stored = await tx.select({ id: table.id, name }).from(table).where(inArray(table.id, ids))
  const gone = ids.filter((id) => !stored.some((each) => each.id === id))
  const labels = await selectLabels(
    tx,
    gone.map((item_id) => ({ entity, item_id })),
  )
  return [
    ...stored.map((each) => ({ ...each, exists: true })),
    ...gone.map((id) => ({ id, name: labels.get(`${entity} ${id}`) ?? '', exists: false })),
  ]
}

/** The column of the picture whose alternative text belongs to the form, and the text's name there. */
function altOf(entity: VersionedEntity): { url: string; alt: string } | undefined {
  const fields = entity === 'site_settings' ? {} : reportedFields[entity]
  return Object.entries(fields).flatMap(([alt, field]) => (field.kind === 'alt' ? [{ url: field.of, alt }] : []))[0]
}

/** @returns the URL of the picture whose alternative text is edited with the item, or null. */
function mainPictureOf(entity: VersionedEntity, body: VersionBody | null): string | null {
  const column = altOf(entity)?.url
  return column ? ((body?.[column] as string | null | undefined) ?? null) : null
}

/**
 * @param mainAlt alternative text of `mainPictureOf` at that time.
 * @returns the item with the field names of its form, or null where it does not exist.
 */
function presentVersion<Entity extends VersionedEntity>(entity: Entity, body: VersionBody | null, mainAlt: string) {
  if (!body) return null
  const alt = altOf(entity)?.alt
  // An allowlist: the schema drops what it does not name.
  return versionSchemas[entity].parse({ ...body, ...(alt ? { [alt]: mainAlt } : {}) }) as Versions[Entity]
}

/** In a picture field, in a text, or in the settings. */
const anyPicture = /\/media\/[a-z]+-images\/[A-Za-z0-9._-]+/g

/** @returns the URLs of all pictures that a version shows. */
function pictureUrlsOf(version: Versions[VersionedEntity] | null): string[] {
  return version ? [...JSON.stringify(version).matchAll(anyPicture)].map(([url]) => url) : []
}
