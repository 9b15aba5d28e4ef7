/** Preloaded with `--import`: a worker crashes when the file `CRASH_WHEN` exists. */
import { existsSync, rmSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const interval = 20

if (!isMainThread) {
  setInterval(() => {
    if (!existsSync(process.env.CRASH_WHEN)) return
    rmSync(process.env.CRASH_WHEN)
    throw new Error('crash requested by a test')
  }, interval).unref()
}
