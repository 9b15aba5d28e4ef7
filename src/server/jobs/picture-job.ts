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

/** Makes the pictures of home, lists and heads of pages before somebody asks for them: at the start and after changes. */
export function startPictureJob({ db, variants, log }: PictureParts): DueJob {
  const done = new Set<string>()
  return startDueJob({
    runDue: async (isOpen) => {
      const before = done.size
      for (const variant of await earlyVariants(db)) {
        const key = variantKey(variant)
        if (!isOpen() || done.has(key)) continue
        done.add(key)
        await variants.get(variant).catch((error: unknown) => log.warn({ err: error, key }, 'picture not made early'))
      }
      if (done.size > before) log.debug({ pictures: done.size - before }, 'pictures made early')
      return null
    },
    failure: 'making pictures early failed',
    log,
  })
}
