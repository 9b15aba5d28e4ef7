import type { Picture } from '#contract/pictures.ts'
import type { Settings, SettingsSection } from '#contract/settings/sections.ts'
import type { SiteProfile } from '#contract/site.ts'

/** The settings as they hold at one time. */
export interface CurrentSettings {
  values: Settings
  /** The values where nothing was saved. */
  first: Settings
  /** As they are stored: fields that were saved, and the version, by section. */
  stored: ReadonlyMap<SettingsSection, { data: Record<string, unknown>; updated_at: Date }>
  /** Pictures that the values name, by URL; deleted ones are left out. */
  pictures: ReadonlyMap<string, Picture>
  profile: SiteProfile
}

/** Reads the settings once for each change of content (docs/decisions/0070). */
export interface SettingsReader {
  read(): Promise<CurrentSettings>
  /** Content has changed: values read before may be outdated. */
  purge(): void
}
