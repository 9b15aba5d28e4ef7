import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import type { AdminImport } from '#contract/admin/exchange/imports.ts'
import { taskMessages } from '#contract/admin/exchange/tasks.ts'
import { temporaryFolder } from '#tests/support/program/program-process.ts'
import type { CallAsAdmin } from '#tests/support/program/sign-in-as-admin.ts'
import { answered, startAsAdmin } from '#tests/support/program/start-as-admin.ts'

const rows = 4000
const csv = ['vendor_name,region', ...Array.from({ length: rows }, (_, index) => `Host ${index},Kerala`)].join('\n')

/** Milliseconds: the lease of a node that is gone ends after 15 seconds. */
const longWait = { timeout: 90_000, interval: 50 }

async function vendors(call: CallAsAdmin): Promise<number> {
  return (await answered<{ total: number }>(call, 'GET', '/vendors?page_size=1')).total
}

/** Waits until the import is in a state. */
function until(call: CallAsAdmin, id: string, isThere: (present: AdminImport) => boolean): Promise<AdminImport> {
  return vi.waitFor(async () => {
    const present = await answered<AdminImport>(call, 'GET', `/imports/${id}`)
    expect(isThere(present), JSON.stringify(present)).toBe(true)
    return present
  }, longWait)
}

it('an import whose program is killed has written nothing, says so, and can be run again', async () => {
  const dataDir = temporaryFolder()
  const first = await startAsAdmin({ DATA_DIR: dataDir })
  const { id } = await answered<AdminImport>(first.call, 'POST', '/imports', {
    entity: 'vendors',
    format: 'csv',
    file_name: 'hosts.csv',
  })
  await answered(first.call, 'PUT', `/imports/${id}/parts/0`, { text: csv })
  await answered(first.call, 'POST', `/imports/${id}/check`, { parts: 1, create_regions: true, overwrite: false })
  await until(first.call, id, ({ state }) => state === 'checked')

  await answered(first.call, 'POST', `/imports/${id}/run`)
  await until(first.call, id, ({ task }) => task?.state === 'running')
  first.program.process.kill('SIGKILL')
  await once(first.program.process, 'exit')

  const second = await startAsAdmin({ DATA_DIR: dataDir })
  expect(await vendors(second.call)).toBe(0)
  const ended = await until(second.call, id, ({ task }) => task?.state === 'failed')
  expect(ended.task!.message).toBe(taskMessages.interrupted)
  expect(await vendors(second.call)).toBe(0)

  await answered(second.call, 'POST', `/imports/${id}/run`)
  await until(second.call, id, ({ state }) => state === 'imported')
  expect(await vendors(second.call)).toBe(rows)
}, 180_000)
