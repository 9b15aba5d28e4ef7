import { ActionIcon, Group, Input } from '@mantine/core'
import { useId } from 'react'
import { proposalFields } from '#contract/content/proposal-fields.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { LimitedInput } from '../kit/field/limited-input.tsx'
import { newImage } from '../kit/form/form-values.ts'
import { useFocusLater } from '../kit/hooks/use-focus-later.ts'
import { ChooseFromLibrary } from '../kit/image/choose-from-library.tsx'
import { Trash } from '../kit/layout/admin-icons.tsx'
import { arrayMove } from '@dnd-kit/sortable'
import { SortableList } from '../kit/list/sortable/sortable-list.tsx'
import { changeRows } from '../kit/form/change-rows.ts'
import type { ProposalForm } from './proposal-values.ts'
import styles from './proposals.module.css'

const { label, bucket, max, caption: captionLimit } = proposalFields.pictures

/** Pictures of the library; the first one is large on the page. */
export function PictureRows({ form }: { form: ProposalForm }) {
  const id = useId()
  const focusLater = useFocusLater()
  const { pictures } = form.values
  const nameOf = (index: number) => `Picture ${index + 1}`
  const remove = (index: number) => {
    const near = pictures[index + 1] ?? pictures[index - 1]
    if (near) focusLater(`${id}-${near.key}`)
    changeRows(form, 'pictures', (current) => current.toSpliced(index, 1))
  }
  return (
    <div data-field="pictures">
      <Input.Label labelElement="div">{label}</Input.Label>
      <SortableList
        label={label}
        layout="rows"
        items={pictures}
        nameOf={nameOf}
        onMove={(from, to) => changeRows(form, 'pictures', (current) => arrayMove(current, from, to))}
      >
        {({ key, image_url, alt }, index) => (
          <div role="group" aria-label={nameOf(index)} className={styles.picture}>
            <img src={variantUrl(image_url, pictureWidths[0], 'webp')} alt={alt || nameOf(index)} />
            <LimitedInput
              aria-label={`${nameOf(index)}: caption`}
              placeholder="Caption"
              limit={captionLimit}
              {...form.getInputProps(`pictures.${index}.caption`)}
            />
            <ActionIcon
              id={`${id}-${key}`}
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove picture ${index + 1}`}
              onClick={() => remove(index)}
            >
              <Trash />
            </ActionIcon>
          </div>
        )}
      </SortableList>
      <Group mt={6}>
        <ChooseFromLibrary
          bucket={bucket}
          purpose={label}
          several={max - pictures.length}
          disabled={pictures.length >= max}
          onChoose={({ url, alt }) => changeRows(form, 'pictures', (current) => [...current, newImage(url, alt)])}
        />
      </Group>
    </div>
  )
}
