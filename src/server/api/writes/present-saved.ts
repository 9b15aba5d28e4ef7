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
