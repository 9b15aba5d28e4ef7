import { pgTable, text } from 'drizzle-orm/pg-core'
import { oneOf, updatedAt } from './columns.ts'

/** Access to other servers, set up in the browser. */
export const privateSettingNames = ['mail', 'backup', 'push'] as const
export type PrivateSettingName = (typeof privateSettingNames)[number]

/** Sealed with the secret of the installation. They have no versions, and restore points leave them out: docs/decisions/0076. */
export const privateSettings = pgTable(
  'private_settings',
  {
    id: text({ enum: privateSettingNames }).primaryKey(),
    /** JSON, encrypted: see `access/private-settings.ts`. */
    sealed: text().notNull(),
    updated_at: updatedAt(),
  },
  (table) => [oneOf('private_settings_known', table.id, privateSettingNames)],
)
