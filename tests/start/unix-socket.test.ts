import { expect, it } from 'vitest'
import { startEmbedded } from '#server/platform/db/embedded/open-embedded.ts'
import { createLog } from '#server/platform/log.ts'
import { startProgram, temporaryFolder } from '../support/program/program-process.ts'

it('DATABASE_URL accepts the folder of a unix socket', async () => {
  const server = await startEmbedded({ dataDir: temporaryFolder(), log: createLog('silent') })
  try {
    expect(server.url).toMatch(/^postgres:\/\/hatheli@\/hatheli\?host=/)
    const program = await startProgram({ DATABASE_URL: server.url })
    await program.ready()
    expect((await fetch(`${program.url}/api/regions`)).status).toBe(200)
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200)
    program.process.kill('SIGTERM')
    expect(await program.ended()).toBe(0)
  } finally {
    await server.stop()
  }
})
