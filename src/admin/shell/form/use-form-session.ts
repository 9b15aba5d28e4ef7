import type { FormPlace } from '../list/use-list-form.ts'
import type { Opened } from './editions/open-edition.ts'
import type { FormEditions } from './editions/use-editions.ts'
import { useEditing, type FormKind } from './use-editing.ts'
import { useStored } from './use-stored.ts'

interface FormSessionOptions<Values extends object, Item extends Opened> extends FormKind<Values, Item> {
  place: FormPlace
}

/** The form of a list in a dialog, from its opening to its closing: it begins with what is stored now. */
export function useFormSession<Values extends object, Item extends Opened>(options: FormSessionOptions<Values, Item>) {
  const { place } = options
  const editing = useEditing({
    ...options,
    id: place.id,
    onSaved: ({ id }, { after }) => {
      if (after === 'return') place.onClose()
      else if (after === 'stay' && id !== place.id) place.onCreated(id)
    },
  })
  const loading = useStored({ ...options, id: place.id, ready: editing.isReady, show: editing.show })
  return { ...editing, ...loading }
}

/** What every form's dialog needs of its session, whatever it edits. */
export type FormSession = Pick<
  ReturnType<typeof useFormSession<object, { updated_at: string }>>,
  'submit' | 'saveDraft' | 'id' | 'giveUp' | 'dirty' | 'saving' | 'savedAt' | 'state' | 'error' | 'retry' | 'offer'
> & { editions: FormEditions }
