interface SavedRow {
  id: string
  updated_at: Date
  /** Version of the draft that stays open after the save. */
  draft_version?: Date | undefined
}

export function presentSaved({ id, updated_at, draft_version }: SavedRow) {
  const saved = { id, updated_at: updated_at.toISOString() }
  return draft_version ? { ...saved, draft_version: draft_version.toISOString() } : saved
}

/** A row with its times as calls answer them. */
export function presentTimes<Row extends { created_at: Date; updated_at: Date }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}
