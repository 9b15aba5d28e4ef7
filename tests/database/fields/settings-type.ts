import fc from 'fast-check'
import { sectionContent } from '#admin/settings/section-content.ts'
import { settingsSchemas } from '#contract/settings/schemas.ts'
import type { SettingsSection } from '#contract/settings/sections.ts'
import { accentNames } from '#values/accents.ts'
import { currencyCodes } from '#values/format/currencies.ts'
import { tripMark } from '#values/whatsapp.ts'
import type { TestDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import type { Body, FormType } from './form-type.ts'

/** Texts of settings that must have a form. */
const formed: Record<string, string[]> = {
  phone: ['+91 80 4123 4567', '+91 80 4123 9999'],
  whatsapp_number: ['+91 80 4123 4567', '+91 80 4123 9999'],
  email: ['sal@example.in', 'teak@example.in'],
  partner_email: ['host@example.in', 'guide@example.in'],
  from: ['2026-11-20', '2026-12-01'],
  gstin: ['29ABCDE1234F1Z5', '07AAACH7409R1ZZ'],
  application_url: ['https://sal.example/a', 'https://sal.example/b'],
  enquiry: [`About ${tripMark}`, `Please tell me of ${tripMark}`],
  ...Object.fromEntries(
    ['instagram', 'facebook', 'youtube', 'linkedin', 'x'].map((name) => [
      name,
      ['https://a.example/', 'https://b.example/'],
    ]),
  ),
  ...Object.fromEntries(
    ['more', 'privacy', 'terms', 'cancellation'].map((name) => [name, ['<p>Tea.</p>', '<h2>Ghats</h2><p>Steps.</p>']]),
  ),
}

export async function settingsType(
  section: SettingsSection,
  { adminApi: { admin }, context, db }: TestDatabase,
): Promise<FormType> {
  const urls = [
    (await aPicture(db, { bucket: 'site-images' })).url,
    (await aPicture(db, { bucket: 'site-images' })).url,
  ]
  const picture = fc.constantFrom(...urls)
  const text = fc.constantFrom('Sal', 'Teak', 'Dusk')
  const stored = async () => {
    context.settings.purge()
    return (await admin.settings.list()).find((each) => each.section === section)!
  }
  const { first_values } = await stored()
  const content = sectionContent({ section, first_values })
  const history = await content.loadHistory()
  return {
    entity: 'site_settings',
    schema: settingsSchemas[section] as never,
    store: async () => section,
    load: stored as never,
    save: (_id, settings_data) => admin.settings.update({ section, settings_data }),
    valuesOf: (({ values }: { values: Body }) => content.valuesOf(values)) as never,
    dataOf: content.dataOf as never,
    valuesOfVersion: ((version: Body) =>
      history.valuesOf((version.data ? version : { data: version }) as never, {} as never)) as never,
    fields: history.fields as never,
    overrides: {
      ...Object.fromEntries(Object.entries(formed).map(([name, texts]) => [name, fc.constantFrom(...texts)])),
      logo: picture,
      logo_dark: picture,
      favicon: picture,
      accent: fc.constantFrom(...accentNames),
      founders: fc.array(fc.record({ name: text, role: text, photo: picture, words: text }), { maxLength: 2 }),
      ...(section === 'contact'
        ? {
            faqs: fc.array(
              fc.record({ topic: text, question: text, answer: fc.constantFrom('<p>Yes.</p>', '<p>No.</p>') }),
            ),
          }
        : {}),
      copyright_year: fc.integer({ min: 2000, max: 2030 }),
      gst_rate: fc.integer({ min: 0, max: 50 }),
      ...Object.fromEntries(currencyCodes.map((code) => [code, fc.constantFrom('', 112, 24.5)])),
      keep_months: fc.integer({ min: 1, max: 120 }),
      valid_days: fc.integer({ min: 1, max: 90 }),
      remind_days: fc.integer({ min: 1, max: 90 }),
    },
  }
}
