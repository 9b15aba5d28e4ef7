import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { createLog } from '../log.ts'
import { openPostgresql } from './postgresql.ts'

/** Refuses, as PgBouncer does, connections that begin with a timeout. @returns the address of the database through it. */
async function poolerBefore(url: string): Promise<string> {
  const pooler = createServer((client) => {
    const server = connect(Number(new URL(url).port), '127.0.0.1')
    client.on('error', () => {}).once('close', () => server.destroy())
    server.on('error', () => {}).once('close', () => client.destroy())
    client.once('data', (startup) => {
      if (startup.includes('statement_timeout')) return client.end(protocolViolation)
      server.write(startup)
      return client.pipe(server).pipe(client)
    })
  })
  await once(pooler.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void pooler.close())
  const address = new URL(url)
  address.port = String((pooler.address() as AddressInfo).port)
  return address.href
}

const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0'
const protocolViolation = Buffer.concat([Buffer.from([69, 0, 0, 0, fields.length + 4]), Buffer.from(fields)])

it('a connection pooler is refused in one line', async () => {
  const url = await poolerBefore(await clonePostgresql())
  const refusal = 'DATABASE_URL: leads to a connection pooler; name the PostgreSQL server itself'
  await expect(openPostgresql(url, createLog('silent'))).rejects.toThrow(refusal)
})
