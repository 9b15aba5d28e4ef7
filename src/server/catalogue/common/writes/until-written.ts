import { WriteRefused } from '#server/api/writes/write-refused.ts'

/** How to change a refused body, by the code of the refusal. */
type Fixes<Body> = Record<string, (body: Body, refused: WriteRefused) => Body>

/** More than any body has references to other items. */
const attempts = 100

/**
 * Writes a body whose references may be gone meanwhile, such as a picture's, without them.
 * @throws WriteRefused for anything else.
 */
export async function untilWritten<Body>(
  body: Body,
  write: (body: Body) => Promise<unknown>,
  fixes: Fixes<Body>,
): Promise<void> {
  let current = body
  for (let attempt = 1; ; attempt += 1) {
    try {
      await write(current)
      return
    } catch (error) {
      const fix = error instanceof WriteRefused && attempt < attempts ? fixes[error.code] : undefined
      if (!fix) throw error
      current = fix(current, error as WriteRefused)
    }
  }
}
