import type { Settings } from '#contract/settings/sections.ts'

/** Current settings of the company that first texts quote. */
export type KnownProfile = Pick<Settings['company'], 'brand_name' | 'legal_name'> &
  Settings['contacts'] &
  Pick<Settings['whatsapp'], 'whatsapp_number' | 'whatsapp_hours' | 'whatsapp_reply'> &
  Pick<Settings['taxes'], 'gst_rate'> &
  Pick<Settings['partner'], 'application_url'> & { sample_content: boolean }
