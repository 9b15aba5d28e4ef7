import { useState } from 'react'
import type { DraftOffer } from '../draft/use-form-draft.ts'
import { useWrite } from '../../api/use-write.ts'
import { browserId } from './browser-id.ts'
import type { Kept } from './open-edition.ts'

interface KeptElsewhereOptions<Values> {
  kept: Kept | null
  /** What this browser has, which is offered if it is newer. */
  local: DraftOffer | null
  /** @param version of the live item that the values began with. */
  onRestore: (values: Values, version: string | null) => void
}

/** @returns the one offer of a form: what was typed last and not saved, in this browser or another one. */
export function useKeptElsewhere<Values>(options: KeptElsewhereOptions<Values>): DraftOffer | null {
  const { kept, local, onRestore } = options
  const [answered, setAnswered] = useState<string | null>(null)
  const discarding = useWrite({
    write: (edition_id: string, { api }) => api.editions.discard({ edition_id }),
    // It is offered again when the form is opened the next time.
    onError: () => {},
  })
  const autosave = kept?.autosave
  if (!autosave || autosave.id === answered) return local
  const { values, by } = autosave.body as { values: Values; by: string }
  const at = Date.parse(autosave.updated_at)
  const isMine = by === browserId()
  if (local && (isMine || local.at > at)) return local
  return {
    at,
    withFiles: false,
    elsewhere: !isMine,
    restore: () => {
      setAnswered(autosave.id)
      local?.discard()
      onRestore(values, autosave.base_version)
    },
    discard: () => {
      setAnswered(autosave.id)
      local?.discard()
      discarding.mutate(autosave.id)
    },
  }
}
