import type { EnvironmentProfile } from '#contract/site.ts'
import { settingsReader } from '#server/catalogue/settings/settings-reader.ts'
import type { SettingsReader } from '#server/api/settings.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Settings whose first values are these, as another environment would give them. */
export function settingsOf(db: Db, profile: EnvironmentProfile): SettingsReader {
  return settingsReader(db, profile)
}
