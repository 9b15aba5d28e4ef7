export function presentSaved({ id, updated_at }: { id: string; updated_at: Date }) {
  return { id, updated_at: updated_at.toISOString() }
}
