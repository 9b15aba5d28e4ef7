import type { Picture } from '#contract/pictures.ts'
import type { SectionValues } from '../section-values.ts'

export interface SampleProps {
  /** The form's values. */
  values: SectionValues
  pictures: Picture[]
  /** The company's name as it is stored. */
  brand: string
}
