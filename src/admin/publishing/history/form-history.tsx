import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import type { VersionedEntity } from '#contract/admin/changes/history.ts'
import { adminMessages } from '#contract/messages.ts'
import { Activity } from '../../kit/layout/admin-icons.tsx'
import { useFormActions } from '../../kit/form/form-actions.ts'
import type { HistoryForm } from './history-form.ts'
import type { HistoryKind } from './history-kind.ts'
import { HistoryDrawer } from './history-drawer.tsx'
import { useHistoryAddress } from './use-history-address.ts'

interface FormHistoryProps<Values> {
  entity: VersionedEntity
  /** Null for a new item, which has no history. */
  id: string | null
  /** The item's name. */
  name: string
  form: HistoryForm<Values>
  /** Loads what the comparison of this kind of form needs. */
  load: () => Promise<HistoryKind<Values>>
  /** For screens with several forms: names this one in the address. */
  edit?: string
}

/** Values taken over since the form was saved. */
interface Taken<Values> {
  /** Version: 'of 21 Nov, 09:41'. */
  which: string
  /** Puts back what the form held before. */
  putBack: (values: Values) => Values
}

/** The button 'History' of a form, a note of the values taken over, and the panel that the button opens. */
export function FormHistory<Values>({ entity, id, name, form, load, edit }: FormHistoryProps<Values>) {
  const address = useHistoryAddress(edit)
  const [taken, setTaken] = useState<Taken<Values> | null>(null)
  const { dirty, values, replace } = form
  useFormActions(id !== null && form.ready && edit === undefined ? [{ name: 'History', run: address.open }] : [])
  // Saved, or equal to the stored version: the note is no longer needed.
  if (taken && !dirty) setTaken(null)
  if (id === null) return null
  const take = (
    change: (values: Values) => Values,
    undo: (values: Values, before: Values) => Values,
    which: string,
  ) => {
    const earlier = taken?.putBack
    setTaken({ which, putBack: (now) => (earlier ?? ((same: Values) => same))(undo(now, values)) })
    replace(change(values))
  }
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Activity />}
        aria-haspopup="dialog"
        ml="-0.5rem"
        onClick={address.open}
        disabled={!form.ready}
      >
        History
      </Button>
      {taken ? (
        <Box component="span" flex="0 0 100%" c="var(--color-ink)">
          <span role="status">{adminMessages.history.taken(taken.which)}</span>{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              setTaken(null)
              replace(taken.putBack(values))
            }}
          >
            Put back
          </Button>
        </Box>
      ) : null}
      {address.isOpen && form.ready ? (
        <HistoryDrawer entity={entity} id={id} name={name} form={form} load={load} address={address} onTake={take} />
      ) : null}
    </>
  )
}
