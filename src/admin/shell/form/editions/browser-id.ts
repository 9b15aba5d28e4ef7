import { newIdempotencyKey } from '../../api/idempotency-key.ts'

const name = 'hatheli-admin-browser'

let known: string | null = null

/** Tells this browser from another one; says nothing else about it. A private window may have one for each page. */
export function browserId(): string {
  known ??= stored()
  return known
}

function stored(): string {
  try {
    const id = localStorage.getItem(name) ?? newIdempotencyKey()
    localStorage.setItem(name, id)
    return id
  } catch {
    return newIdempotencyKey()
  }
}
