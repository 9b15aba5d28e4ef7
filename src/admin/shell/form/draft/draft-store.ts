/** Milliseconds for which what was typed is kept. */
const keptFor = 30 * 24 * 60 * 60 * 1000

/** What was typed in a form and not saved. */
export interface FormDraft<Values> {
  values: Values
  /** The values that the form began with. */
  base: Values
  /** The stored version that the form began with; null for a new item. */
  version: string | null
  /** Milliseconds since 1970. */
  at: number
  /** Whether files were being uploaded, which cannot be kept. */
  withFiles: boolean
}

/** End of the key of an item that was never saved. */
const newItem = ' new'

const database = 'hatheli-admin'
const store = 'form-drafts'

/**
 * Drafts of forms in this browser's IndexedDB, never on the server. Without IndexedDB (some private windows) nothing is
 * kept, and no call fails.
 * @param key names form and item: 'trip new', 'trip <id>'.
 */
export async function readDraft<Values>(key: string): Promise<FormDraft<Values> | null> {
  const draft = await inStore<FormDraft<Values> | undefined>('readonly', (drafts) => drafts.get(key))
  if (draft && Date.now() - draft.at < keptFor) return draft
  if (draft) await removeDraft(key)
  return null
}

/** What was typed into the forms of new items, the latest first. */
export async function readNewDrafts(): Promise<{ form: string; draft: FormDraft<object> }[]> {
  const keys = (await inStore<string[]>('readonly', (drafts) => drafts.getAllKeys())) ?? []
  const forms = keys.flatMap((key) => (key.endsWith(newItem) ? [key.slice(0, -newItem.length)] : []))
  const found = await Promise.all(forms.map(async (form) => ({ form, draft: await readDraft<object>(form + newItem) })))
  return found
    .flatMap(({ form, draft }) => (draft ? [{ form, draft }] : []))
    .toSorted((one, other) => other.draft.at - one.draft.at)
}

export async function writeDraft<Values>(key: string, draft: FormDraft<Values>): Promise<void> {
  await inStore('readwrite', (drafts) => drafts.put(draft, key))
}

export async function removeDraft(key: string): Promise<void> {
  await inStore('readwrite', (drafts) => drafts.delete(key))
}

/** On signing out: whoever uses this browser next must not read them. */
export async function removeAllDrafts(): Promise<void> {
  await inStore('readwrite', (drafts) => drafts.clear())
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (drafts: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  try {
    const transaction = (await opened()).transaction(store, mode)
    return (await resultOf(act(transaction.objectStore(store)))) as Result
  } catch {
    return undefined
  }
}

let connection: Promise<IDBDatabase> | null = null

function opened(): Promise<IDBDatabase> {
  connection ??= open()
  return connection
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  try {
    const db = await resultOf(request)
    // Opened anew when the browser closes it, such as after site data were cleared.
    db.addEventListener('close', () => {
      connection = null
    })
    return db
  } catch (error) {
    connection = null
    throw error
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')))
  })
}
