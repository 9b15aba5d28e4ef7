import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import { earlyVariants } from '../media/early-variants.ts'
import { variantKey, type Variants } from '../media/variants.ts'
import { startDueJob, type DueJob } from './due-job.ts'

interface PictureParts {
  db: Db
  variants: Variants
  log: Logger
}

/** Encodes the pictures of the home page, lists and page heads before the first request: at the start and after changes. */
export function startPictureJob({ db, variants, log }: PictureParts): DueJob {
  const done = new Set<string>()
  return startDueJob({
    runDue: async (isOpen) => {
      const before = done.size
      for (const variant of await earlyVariants(db)) {
        const key = variantKey(variant)
        if (!isOpen()) break
        if (done.has(key)) continue
        await variants.get(variant).then(
          () => done.add(key),
          (error: unknown) => log.warn({ err: error, key }, 'picture not encoded early'),
        )
      }
      if (done.size > before) log.debug({ pictures: done.size - before }, 'pictures encoded early')
      return null
    },
    failure: 'encoding pictures early failed',
    log,
  })
}
