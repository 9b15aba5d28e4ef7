import type { Picture } from '#contract/pictures.ts'
import type { SectionFields, SettingsSection } from '#contract/settings/sections.ts'
import type { FormValues } from '../../kit/form/form-values.ts'

export interface SampleProps<Section extends SettingsSection> {
  /** The form's values. */
  values: FormValues<SectionFields[Section]>
  pictures: Picture[]
  /** The company's name as it is stored. */
  brand: string
}
