import {
  privateSections,
  settingsSections,
  type PrivateSection,
  type SettingsSection,
} from '#contract/settings/sections.ts'
import { textOf } from '../kit/list/list-search.ts'

export interface SettingsSearch {
  section?: SettingsSection | PrivateSection
  /** The history beside the form. */
  history?: string
}

/** Invalid parameters are dropped. */
export function readSettingsSearch(search: Record<string, unknown>): SettingsSearch {
  const section = [...settingsSections, ...privateSections.map((each) => each.section)].find(
    (each) => each === search.section,
  )
  const history = textOf(search.history)
  return { ...(section ? { section } : {}), ...(section && history ? { history } : {}) }
}
