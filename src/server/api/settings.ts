import type { Picture } from '#contract/pictures.ts'
import type { Settings, SettingsSection } from '#contract/settings/sections.ts'
import type { SiteProfile } from '#contract/site.ts'

/** The settings as they hold at one time. */
export interface CurrentSettings {
  values: Settings
  /** What holds where nothing was saved. */
  first: Settings
  /** As they are stored: fields that were saved, and the version, by section. */
  stored: ReadonlyMap<SettingsSection, { data: Record<string, unknown>; updated_at: Date }>
  /** Those that the values name, by URL; one that is gone is left out. */
  pictures: ReadonlyMap<string, Picture>
  profile: SiteProfile
}

/** Reads the settings once for each change of content (docs/decisions/0070). */
export interface SettingsReader {
  read(): Promise<CurrentSettings>
  /** Content changed: what was read may be outdated. */
  purge(): void
}
