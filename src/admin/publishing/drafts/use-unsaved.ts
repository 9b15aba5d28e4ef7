import { useEffect, useMemo, useState } from 'react'
import type { Draft, DraftEntity } from '#contract/admin/drafts/drafts.ts'
import { adminApiFor, type AdminApi } from '../../kit/api/admin-api.ts'
import { newIdempotencyKey } from '../../kit/api/idempotency-key.ts'
import type { AnyKind, Values } from '../form/form-kind.ts'
import type { Editing, EditingEvent } from './editing.ts'
import {
  browserId,
  readUnsaved,
  removeUnsaved,
  unsavedKey,
  writeUnsaved,
  type Unsaved,
} from '../../kit/form/unsaved-store.ts'
import { useCopy } from './use-copy.ts'

/** Milliseconds after the last change. */
const pauses = { browser: 500, server: 4000 }

/** Earlier unsaved input, as the form offers it. */
export interface UnsavedOffer {
  /** Milliseconds since 1970. */
  at: number
  withFiles: boolean
  /** Whether it was typed in another browser. */
  elsewhere: boolean
  restore: () => void
  discard: () => void
}

/** A copy that was found when the form opened, and the keys of all copies that an answer is about. */
interface Found extends Omit<Unsaved, 'base'> {
  /** Null where it is not known. */
  base: Values | null
  elsewhere: boolean
  key: string
  unsaved: Unsaved | null
  hasAutosave: boolean
}

interface UnsavedOptions {
  kind: AnyKind
  editing: Editing
  uploading: boolean
  send: (event: EditingEvent) => unknown
}

/**
 * Copies of unsaved input: in this browser for a crash, a new item and a lost connection; on the server for other
 * browsers. An opened form offers the newest copy; while the offer waits, newer typing replaces that copy.
 */
export function useUnsaved({ kind, editing, uploading, send }: UnsavedOptions) {
  const { id, values, base, version, dirty, state } = editing
  const key = kind.type === undefined ? null : unsavedKey(kind.type, id)
  const entity = kind.drafts?.entity
  const browser = useCopy({
    content: useMemo(
      () => (key && dirty ? { key, values, base, version, withFiles: uploading } : null),
      [key, dirty, values, base, version, uploading],
    ),
    isPaused: false,
    pause: pauses.browser,
    write: storeInBrowser,
  })
  const server = useCopy({
    content: useMemo(
      () => (entity && id && dirty ? { key: id, entity, values, version } : null),
      [entity, id, dirty, values, version],
    ),
    isPaused: uploading || state === 'saving' || state === 'deleted',
    pause: pauses.server,
    write: storeOnServer,
  })
  const [found, setFound] = useState<Found | null>(null)
  const isReady = state !== 'loading'
  useEffect(() => {
    if (!isReady || !key) return
    let isCurrent = true
    const look = async () => {
      const newest = newestOf(key, await readUnsaved(key), editing.unpublished?.autosave ?? null)
      if (isCurrent) setFound(newest)
    }
    void look()
    return () => void (isCurrent = false)
    // Looks once, when the form is filled.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady])
  const answer = ({ key, hasAutosave }: Found) => {
    setFound(null)
    browser.adopt(key, () => removeUnsaved(key))
    if (hasAutosave && entity && id) server.adopt(id, () => discardAutosave(entity, id))
  }
  return {
    offer: found && {
      at: found.at,
      withFiles: found.withFiles,
      elsewhere: found.elsewhere,
      restore: () => {
        answer(found)
        const from = found.version ?? version
        const isBaseKnown = found.base !== null || from === version
        const origin = { base: found.base ?? base, version: from, isBaseKnown }
        send({ type: 'filled', values: kind.revive?.(found.values) ?? found.values, origin })
      },
      discard: () => {
        answer(found)
        if (dirty) return
        void browser.giveUp()
        void server.giveUp()
      },
    },
    /** When the server stored a copy of the current unsaved input. */
    autosavedAt: dirty ? server.storedAt : null,
    settled: server.settled,
    /** A save has removed the copy on the server. */
    removedByServer: server.forget,
    /** The input was saved or discarded on purpose; an unanswered offer remains. */
    forgetInBrowser: async () => {
      await browser.giveUp()
      if (found?.unsaved) await writeUnsaved(found.key, found.unsaved)
    },
    forgetOnServer: server.giveUp,
  }
}

function newestOf(key: string, unsaved: Unsaved | null, autosave: Draft | null): Found | null {
  const inBrowser = unsaved && { ...unsaved, key, unsaved, elsewhere: false, hasAutosave: false }
  if (!autosave) return inBrowser
  const { values, by } = autosave.body as { values: Values; by: string }
  const elsewhere = by !== browserId()
  const at = Date.parse(autosave.updated_at)
  if (inBrowser && !elsewhere) return { ...inBrowser, hasAutosave: true }
  if (inBrowser && inBrowser.at > at) return inBrowser
  const { base_version: version } = autosave
  return { key, values, base: null, version, at, withFiles: false, elsewhere, unsaved: null, hasAutosave: true }
}

async function storeInBrowser({ key, ...unsaved }: Omit<Unsaved, 'at'> & { key: string }) {
  const at = new Date()
  await writeUnsaved(key, { ...unsaved, at: at.getTime() })
  return { at: at.toISOString(), remove: () => removeUnsaved(key) }
}

interface Autosaved {
  key: string
  entity: DraftEntity
  values: Values
  version: string | null
}

async function storeOnServer({ key: item_id, entity, values, version: base_version }: Autosaved) {
  const body = { values, by: browserId() }
  const stored = await quietly((api) => api.drafts.autosave({ entity, item_id, body, base_version }))
  return stored && { at: stored.updated_at, remove: () => discardAutosave(entity, item_id) }
}

function discardAutosave(entity: DraftEntity, item_id: string) {
  return quietly((api) => api.drafts.discard({ entity, item_id, kind: 'autosave' }))
}

function quietly<Result>(call: (api: AdminApi) => Promise<Result>): Promise<Result | null> {
  return call(adminApiFor(newIdempotencyKey(), () => {})).catch(() => null)
}
