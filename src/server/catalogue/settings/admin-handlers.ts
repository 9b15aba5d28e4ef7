import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { AdminSettings, SettingsPlaceholder } from '#contract/admin/settings.ts'
import type { Field } from '#contract/content/field.ts'
import { pictureUrlPattern } from '#contract/pictures.ts'
import { fieldsOf, settingLabel, settingsSections, type SettingsSection } from '#contract/settings/sections.ts'
import type { Db } from '../../platform/db/database.ts'
import { siteSettings } from '../../platform/db/schema.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import type { PrepareRichText } from '../../api/rich-text.ts'
import type { CurrentSettings } from '../../api/settings.ts'
import { lockVersion, nextVersion } from '../../api/writes/optimistic-lock.ts'
import { requirePictures, type NamedPicture } from '../common/writes/require-pictures.ts'
import { placeholderFields } from '#contract/settings/placeholders.ts'

const { settings: procedures } = adminProcedure

export const settingsAdminHandlers = {
  list: procedures.list.handler(async ({ context }) => {
    const current = await context.settings.read()
    return settingsSections.map((section) => presentSection(section, current))
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context }) => {
    const { section, settings_data, ...edited } = input
    await requirePictures(context.db, 'site-images', picturesOf(settings_data))
    const stored = await lockVersion(context.db, siteSettings, section, edited, 'SETTINGS_NOT_FOUND')
    // The texts that are first values quote other settings as they are outside of this transaction.
    const { first } = await context.settings.read()
    const data = await dataOf(context.db, section, { ...stored.data }, settings_data, first[section], context.richText)
    if (isDeepStrictEqual(data, stored.data)) return { section, updated_at: stored.updated_at.toISOString() }
    const updated_at = nextVersion(stored.updated_at)
    await context.db.update(siteSettings).set({ data, updated_at }).where(eq(siteSettings.id, section))
    return { section, updated_at: updated_at.toISOString() }
  }),
  placeholders: procedures.placeholders.handler(async ({ context }) => placeholdersOf(await context.settings.read())),
}

/** A field with its first value is not stored, so it follows later first values. */
async function dataOf(
  tx: Db,
  section: SettingsSection,
  stored: Record<string, unknown>,
  saved: Record<string, unknown>,
  first: Record<string, unknown>,
  richText: PrepareRichText,
): Promise<Record<string, unknown>> {
  const changed: [string, unknown][] = []
  for (const [field, value] of Object.entries(saved)) {
    if (value === undefined) continue
    delete stored[field]
    if (isDeepStrictEqual(value, first[field])) continue
    changed.push([field, await sanitised(tx, fieldsOf(section)[field]!, value, richText)])
  }
  return { ...stored, ...Object.fromEntries(changed) }
}

/** @returns a value with only what rich text may contain. */
async function sanitised(tx: Db, field: Field, value: unknown, richText: PrepareRichText) {
  if (field.kind === 'rich') return richText(tx, value as string)
  if (field.kind !== 'rows') return value
  const columns = Object.keys(field.columns).filter((name) => field.columns[name]!.kind === 'rich')
  const rows = structuredClone(value as Record<string, string>[])
  for (const row of rows) for (const column of columns) row[column] = await richText(tx, row[column]!)
  return rows
}

/** Logo, icon and photos; pictures in texts are checked with them. */
function picturesOf(saved: Record<string, unknown>): NamedPicture[] {
  return Object.entries(saved).flatMap(([field, value]) =>
    Array.isArray(value)
      ? value.flatMap((row: Record<string, unknown>, index) =>
          picturesOf(row).map((each) => ({ ...each, field: `${field}.${index}.${each.field}` })),
        )
      : typeof value === 'string' && pictureUrlPattern.test(value)
        ? [{ field, image_url: value }]
        : [],
  )
}

function presentSection(section: SettingsSection, current: CurrentSettings): AdminSettings {
  const { data = {}, updated_at = new Date(0) } = current.stored.get(section) ?? {}
  const values = current.values[section]
  const json = JSON.stringify(values)
  return {
    section,
    values,
    first_values: current.first[section],
    changed: Object.keys(data),
    placeholders: placeholdersIn(section, current),
    pictures: [...current.pictures.values()].filter(({ url }) => json.includes(`"${url}"`)),
    updated_at: updated_at.toISOString(),
  }
}

/** @returns settings that still have an example for a value, in the order of the form. */
function placeholdersOf(current: CurrentSettings): SettingsPlaceholder[] {
  return settingsSections.flatMap((section) => placeholdersIn(section, current))
}

function placeholdersIn(section: SettingsSection, { values, first }: CurrentSettings): SettingsPlaceholder[] {
  return placeholderFields(section, values[section], first[section]).map((field) => {
    const value = (values[section] as Record<string, unknown>)[field]
    return { section, field, label: settingLabel(section, field), value: typeof value === 'string' ? value : null }
  })
}
