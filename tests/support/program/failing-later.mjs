/** Imported before a program: its first thread fails as the file `FAIL_WHEN` says, once that is there. */
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
    const error = new Error('nobody catches this')
    if (how === 'reject') void Promise.reject(error)
    else throw error
  }, interval).unref()
}
