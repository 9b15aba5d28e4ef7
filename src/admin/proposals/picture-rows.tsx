import { proposalFields } from '#contract/content/proposal-fields.ts'
import { changeRows } from '../kit/form/change-rows.ts'
import { newImage } from '../kit/form/form-values.ts'
import { GalleryRows } from '../kit/form/gallery-rows.tsx'
import { ChooseFromLibrary } from '../kit/image/choose-from-library.tsx'
import type { ProposalForm } from './proposal-values.ts'

const { pictures: field } = proposalFields

/** Pictures of the library; the first one is large on the page. */
export function PictureRows({ form }: { form: ProposalForm }) {
  const free = field.max - form.values.pictures.length
  return (
    <GalleryRows
      form={form}
      name="pictures"
      field={field}
      rowName="picture"
      texts={['caption']}
      addition={
        <ChooseFromLibrary
          bucket={field.bucket}
          purpose={field.label}
          several={free}
          disabled={free <= 0}
          onChoose={({ url, alt }) => changeRows(form, 'pictures', (current) => [...current, newImage(url, alt)])}
        />
      }
    />
  )
}
