import { z } from 'zod'
import { adminCalls } from './calls.ts'
import { pictureNotFound, versionConflict, versionFields } from './fields.ts'
import { timestampSchema } from '../fields.ts'
import { pictureSchema } from '../pictures.ts'
import { settingsSchemas } from '../settings/schemas.ts'
import { settingsSections, type SettingsSection } from '../settings/sections.ts'

const sectionSchema = z.enum(settingsSections)

const placeholderSchema = z.object({
  section: sectionSchema,
  field: z.string(),
  label: z.string().describe('of the field'),
  value: z.string().nullable().describe('what visitors see now; null for rows'),
})

export type SettingsPlaceholder = z.infer<typeof placeholderSchema>

const valuesSchema = z.record(z.string(), z.unknown())

const storedSectionSchema = z.object({
  section: sectionSchema,
  values: valuesSchema.describe('what holds now'),
  first_values: valuesSchema.describe('what holds where nothing was saved'),
  changed: z.array(z.string()).describe('fields that were saved'),
  placeholders: z.array(placeholderSchema),
  pictures: z.array(pictureSchema).describe('those that the values name'),
  updated_at: timestampSchema.describe('the version'),
})

export type AdminSettings = z.infer<typeof storedSectionSchema>

function updateOf<Section extends SettingsSection>(section: Section) {
  return z.strictObject({
    section: z.literal(section),
    settings_data: settingsSchemas[section].partial().describe('fields that are left out stay as they are'),
    ...versionFields,
  })
}

const calls = adminCalls('Admin: settings')

export const settingsAdminContract = {
  list: calls
    .get('/admin/settings', 'admin_get_settings', 'All settings with their first values')
    .output(z.array(storedSectionSchema)),
  update: calls
    .patch('/admin/settings', 'admin_update_settings', 'Change fields of one section')
    .route({ description: 'A field that gets its first value follows the environment and the specification again.' })
    .errors({ ...versionConflict, ...pictureNotFound })
    .input(
      z.discriminatedUnion('section', [
        updateOf('company'),
        updateOf('home'),
        updateOf('contacts'),
        updateOf('social'),
        updateOf('whatsapp'),
        updateOf('figures'),
        updateOf('taxes'),
        updateOf('about'),
        updateOf('rates'),
        updateOf('advice'),
        updateOf('founders'),
        updateOf('partner'),
        updateOf('contact'),
        updateOf('legal'),
        updateOf('enquiries'),
        updateOf('proposals'),
      ]),
    )
    .output(z.object({ section: sectionSchema, updated_at: timestampSchema })),
  placeholders: calls
    .get('/admin/settings/placeholders', 'admin_get_placeholders', 'Settings whose value is still an example')
    .output(z.array(placeholderSchema)),
}
