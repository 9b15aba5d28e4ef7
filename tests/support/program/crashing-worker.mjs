/** Imported before a program: each of its threads but the first dies when the file `DIE_WHEN` is there. */
import { existsSync, rmSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const interval = 20

if (!isMainThread) {
  setInterval(() => {
    if (!existsSync(process.env.DIE_WHEN)) return
    rmSync(process.env.DIE_WHEN)
    throw new Error('this thread was told to die')
  }, interval).unref()
}
