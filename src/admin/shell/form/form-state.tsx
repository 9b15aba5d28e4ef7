import type { ReactNode } from 'react'
import { LoadFailure } from '../feedback/load-failure.tsx'
import type { HistoryForm } from '../history/history-form.ts'
import type { FormPlace } from '../list/use-list-form.ts'
import { LoadingForm } from './loading-form.tsx'
import type { FormSession } from './use-form-session.ts'

/** @returns what a form's dialog needs of its session. */
export function dialogPropsOf(session: FormSession, place: FormPlace) {
  return {
    onClose: place.onClose,
    onSubmit: session.submit,
    onGiveUp: session.giveUp,
    dirty: session.dirty,
    saving: session.saving,
    savedAt: session.savedAt,
    ready: session.state === 'ready',
    offer: session.offer,
    drafts: draftsOf(session),
  }
}

/** @returns the form as its history fills it: what is taken over is unsaved, as if it had been typed. */
export function historyFormOf<Values>(session: FillableSession<Values>, form: { values: Values }): HistoryForm<Values> {
  const { state, dirty, base, version, fill } = session
  return {
    values: form.values,
    dirty,
    ready: state === 'ready',
    replace: (values) => fill(values, { base, version }),
  }
}

interface FillableSession<Values> {
  state: FormSession['state']
  dirty: boolean
  base: Values
  version: string | null
  fill: (values: Values, begun: { base: Values; version: string | null }) => void
}

/** @returns what the bar of a form does with drafts; undefined for nouns without, and for new items. */
export function draftsOf({ editions, id, saveDraft }: Pick<FormSession, 'editions' | 'id' | 'saveDraft'>) {
  if (!editions.noun || !id) return undefined
  const { keptAt, savedAt, saving } = editions
  return { keptAt, savedAt, saving: saving.saving, onSave: editions.live === 'published' ? saveDraft : undefined }
}

interface FormStateProps {
  session: Pick<FormSession, 'state' | 'error' | 'retry'>
  /** 'trip', for the message of a failure. */
  what: string
  children: ReactNode
}

/** The fields once the stored version is there. */
export function FormState({ session: { state, error, retry }, what, children }: FormStateProps) {
  if (state === 'loading') return <LoadingForm />
  if (state === 'failed') return <LoadFailure title={`The ${what} did not load`} error={error} onRetry={retry} />
  return children
}
