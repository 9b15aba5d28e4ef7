/** Preloaded with `--import`: once the file `FAIL_WHEN` exists, the main thread fails by `throw` or `reject`, as it says. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const interval = 20

if (isMainThread) {
  setInterval(() => {
    const { FAIL_WHEN } = process.env
    if (!FAIL_WHEN || !existsSync(FAIL_WHEN)) return
    const how = readFileSync(FAIL_WHEN, 'utf8')
    if (how === '') return
    rmSync(FAIL_WHEN)
    const error = new Error('uncaught in a test')
    if (how === 'reject') void Promise.reject(error)
    else throw error
  }, interval).unref()
}
