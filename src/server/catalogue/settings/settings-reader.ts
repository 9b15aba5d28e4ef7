import { sql } from 'drizzle-orm'
import type { ZodType } from 'zod'
import type { Picture } from '#contract/pictures.ts'
import { settingsSchemas } from '#contract/settings/schemas.ts'
import type { Settings, SettingsSection } from '#contract/settings/sections.ts'
import type { EnvironmentProfile } from '#contract/site.ts'
import type { Db } from '../../platform/db/database.ts'
import { pictures, siteSettings, testimonials } from '../../platform/db/schema.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'
import type { CurrentSettings, SettingsReader } from '../../api/settings.ts'
import { firstValues } from './first-values/first-values.ts'
import { profileOf } from './profile.ts'

/**
 * @param environment the first values.
 * @returns a reader that asks the database once until content changes. While the database does not answer, it gives
 *   what it has read last, since no page depends on settings alone.
 */
export function settingsReader(db: Db, environment: EnvironmentProfile): SettingsReader {
  let generation = 0
  let last: CurrentSettings | null = null
  let reading: { of: number; settings: Promise<CurrentSettings> } | null = null

  async function readAgain(): Promise<CurrentSettings> {
    try {
      return (last = await selectSettings(db, environment))
    } catch (error) {
      reading = null
      if (last) return last
      throw error
    }
  }

  return {
    read() {
      if (reading?.of !== generation) reading = { of: generation, settings: readAgain() }
      return reading.settings
    },
    purge() {
      generation += 1
    },
  }
}

const hasSampleQuotes = sql<boolean>`exists (select from ${testimonials} where ${testimonials.sample})`

/** @returns the settings as the given connection sees them. */
async function selectSettings(db: Db, environment: EnvironmentProfile): Promise<CurrentSettings> {
  const rows = await db
    .select({
      id: siteSettings.id,
      data: siteSettings.data,
      updated_at: siteSettings.updated_at,
      picture: pictureColumns(pictures),
      hasSampleQuotes,
    })
    .from(siteSettings)
    .leftJoin(pictures, sql`${pictures.url} = any(${siteSettings.pictures})`)
  const stored = new Map(rows.map(({ id, data, updated_at }) => [id, { data, updated_at }]))
  const named = new Map(rows.flatMap(({ picture }) => (picture ? [[picture.url, picture] as [string, Picture]] : [])))
  const savedIn = <Section extends SettingsSection>(section: Section, first: Settings[Section]) => ({
    ...first,
    ...validFields(section, stored.get(section)?.data ?? {}),
  })
  // Quotes of the texts go with those of the sample content.
  const sample_content = environment.sample_content && rows.some((row) => row.hasSampleQuotes)
  const sampled = { ...environment, sample_content }
  const first = firstValues(sampled, savedIn)
  const sections = Object.keys(first) as SettingsSection[]
  const values = Object.fromEntries(sections.map((section) => [section, savedIn(section, first[section])])) as Settings
  return { values, first, stored, pictures: named, profile: profileOf(values, sampled, named) }
}

/** A field that another release stored in another form has its first value. */
function validFields<Section extends SettingsSection>(
  section: Section,
  data: Record<string, unknown>,
): Partial<Settings[Section]> {
  const schemas: Record<string, ZodType> = settingsSchemas[section].shape
  const fields = Object.entries(schemas).flatMap(([name, schema]) => {
    if (!(name in data)) return []
    const parsed = schema.safeParse(data[name])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(fields) as Partial<Settings[Section]>
}
