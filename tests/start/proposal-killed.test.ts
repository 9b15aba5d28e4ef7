import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { mailOutbox, proposalEvents } from '#server/platform/db/schema.ts'
import { createLog } from '#server/platform/log.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { aProposal, aSentVersion } from '#tests/support/factories/proposal.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startProgram } from '#tests/support/program/program-process.ts'

it('is accepted once and mailed once, if the program is killed between the yes and its mails', async () => {
  const databaseUrl = await clonePostgresql()
  const { db, close } = await openPostgresql(databaseUrl, createLog('silent'))
  const first = await startMailServer()
  await first.stop()
  const environment = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: first.url,
    MAIL_FROM: 'site@hatheli.example',
    MAIL_TO: 'desk@hatheli.example',
  }
  const start = async () => {
    const program = await startProgram(environment)
    await program.ready()
    return program
  }
  const proposal = await aProposal(db)
  const { key } = await aSentVersion(db, proposal)
  const accept = (url: string) =>
    fetch(`${url}/p/${key}/answer`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'accept', option: '1' }),
    })
  const killed = await start()
  expect((await accept(killed.url)).status).toBe(303)
  const ended = once(killed.process, 'exit')
  killed.process.kill('SIGKILL')
  await ended

  const mails = await startMailServer(first.port)
  const program = await start()
  expect((await accept(program.url)).status).toBe(303)
  await db.update(mailOutbox).set({ due_at: sql`now()` })
  await expect.poll(() => mails.received.length, { timeout: 30_000 }).toBe(2)
  const open = eq(mailOutbox.proposal_id, proposal.id)
  await expect
    .poll(() => db.$count(mailOutbox, sql`${open} and ${mailOutbox.sent_at} is null`), { timeout: 30_000 })
    .toBe(0)
  expect(await db.$count(mailOutbox, open)).toBe(2)
  expect(await db.$count(proposalEvents, eq(proposalEvents.proposal_id, proposal.id))).toBe(1)
  expect(mails.received.map(({ to }) => to[0]).toSorted()).toEqual([
    expect.stringMatching(/^asha-/),
    'desk@hatheli.example',
  ])
  await mails.stop()
  await close()
})
