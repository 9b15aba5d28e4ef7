import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { parseKey } from '#server/platform/backup/archive/backup-key.ts'
import { runDrill } from '#server/platform/backup/restore/drill.ts'
import { targetOn, type Target } from '#server/platform/backup/target/open-target.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import * as schema from '#server/platform/db/schema.ts'
import { openS3Client } from '#server/platform/files/s3-client.ts'
import { s3Storage } from '#server/platform/files/s3-storage.ts'
import { aBackedUpSite, chunkOf, countOf, upload } from '#tests/support/database/backed-up-site.ts'
import { openDumper, restoreInto, silent } from '#tests/support/database/backed-up.ts'
import { backupPlaces } from '#tests/support/database/backup-place.ts'
import { contentHash } from '#tests/support/database/content-hash.ts'
import { anEnquiry } from '#tests/support/factories/enquiry.ts'
import { aProposal, aSentVersion } from '#tests/support/factories/proposal.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'
import { testKey } from '#tests/support/files/test-key.ts'

const places = backupPlaces()
const s3 = objectStorageServer()

const { authAccounts, authSessions, authUsers, authVerifications, operations, enquiries } = schema
const { idempotencyKeys, mailOutbox, pictures, proposals, proposalVersions, vendors } = schema
const tables = Object.values<unknown>(schema).filter((each) => is(each, PgTable)) as PgTable[]
const foreignKeys = tables.flatMap((table) => getTableConfig(table).foreignKeys).length

/** What no row shows: triggers record changes, foreign keys hold, and the next numbers are free. */
async function expectWhole({ db }: Database): Promise<void> {
  const before = await db.$count(operations)
  await aVendor(db)
  expect(await db.$count(operations)).toBe(before + 1)
  expect(await countOf(db, sql`pg_constraint where contype = 'f' and convalidated`)).toBe(foreignKeys)
  await expect(aTrip(db, { vendor_id: '00000000-0000-4000-8000-000000000000' })).rejects.toThrow()
}

describe('a restore into a new place', () => {
  it.each([
    ['embedded', 'server'],
    ['server', 'embedded'],
  ] as const)('gives everything back, from %s to %s', async (from, to) => {
    const { db, url, target } = await aBackedUpSite(places, from)
    const hash = await contentHash(db)
    const place = await places.empty(to)
    const report = await restoreInto(place, target)
    expect(report).toMatchObject({ counts: { trips: 1, pictures: 1 }, pictures: { restored: 1, missing: [] } })
    expect(readFileSync(join(place.dataDir, 'session-secret'), 'utf8').trim()).toBe('a secret of the source')
    expect(readFileSync(join(place.dataDir, 'files', url.slice('/media/'.length))).length).toBeGreaterThan(0)
    expect(await places.hashOf(place)).toBe(hash)
    await expectWhole(await places.open(place))
  })

  it('reads a bucket, and takes the last point before a moment', async () => {
    const settings = s3()
    const target = targetOn(s3Storage(await openS3Client(settings), settings.bucket, 'site/backup/'), parseKey(testKey))
    const { db, dump, point } = await aBackedUpSite(places, 'server', target)
    const hash = await contentHash(db)
    await db.delete(vendors)
    await dump()
    const place = await places.empty()
    await restoreInto(place, target, { to: Date.now() - 1 >= point.at ? point.at : null })
    expect(await places.hashOf(place)).toBe(hash)
    await expect(restoreInto(await places.empty(), target, { to: 0 })).rejects.toThrow(
      /^The oldest moment that can be restored is/,
    )
  })

  it('brings back no session, one-time link or remembered answer, and no mail with a link', async () => {
    const { db, dump, target } = await aBackedUpSite(places)
    await signedIn(db)
    await db.insert(mailOutbox).values({ kind: 'password' })
    await dump()
    const place = await places.empty()
    await restoreInto(place, target)
    const restored = await places.open(place)
    expect(await restored.db.$count(authUsers)).toBe(1)
    for (const table of [authSessions, authVerifications, idempotencyKeys, mailOutbox]) {
      expect(await restored.db.$count(table)).toBe(0)
    }
    await expect(restoreInto(place, target)).rejects.toThrow('The database is in use: an account has a password')
  })

  it('says when the configured session secret is another one', async () => {
    const { target } = await aBackedUpSite(places)
    const place = await places.empty()
    expect(await restoreInto(place, target, { sessionSecret: 'x'.repeat(40) })).toMatchObject({ secretDiffers: true })
  })
})

describe('a restore of a former state', () => {
  it('leaves accounts, sessions and enquiries, gives no number out again, and can be taken back', async () => {
    const { site, db, dump, point, target } = await aBackedUpSite(places)
    await signedIn(db)
    await db.delete(idempotencyKeys)
    const enquiry = await anEnquiry(db)
    await aVendor(db)
    const gone = await upload(db, site)
    await site.storage.move(gone.slice('/media/'.length), `trash/${gone.slice('/media/'.length)}`)
    const former = await dump()
    const hash = await contentHash(db)
    const [last] = await db.select({ id: sql<number>`max(id)` }).from(operations)

    await restoreInto(site, target, { point, stays: 'accounts' })
    expect(await db.$count(vendors)).toBe(1)
    for (const table of [authUsers, authAccounts, authSessions]) expect(await db.$count(table)).toBe(1)
    expect(await db.select({ id: enquiries.id }).from(enquiries)).toEqual([{ id: enquiry.id }])
    expect(await db.$count(pictures)).toBe(1)
    await aVendor(db)
    const [next] = await db.select({ id: sql<number>`max(id)` }).from(operations)
    expect(next!.id).toBeGreaterThan(last!.id)

    await restoreInto(site, target, { point: former, stays: 'accounts' })
    expect(await site.storage.get(gone.slice('/media/'.length))).not.toBeNull()
    expect(await contentHash(db)).toBe(hash)
  })

  it('loses no proposal, neither one of now nor one that was deleted since', async () => {
    const { site, db, dump, point, target } = await aBackedUpSite(places)
    const proposal = await aProposal(db)
    const version = await aSentVersion(db, proposal)
    await db.insert(mailOutbox).values({ kind: 'accepted-owner', proposal_id: proposal.id })
    await restoreInto(site, target, { point, stays: 'accounts' })
    expect(await db.select().from(proposalVersions)).toEqual([version])
    expect(await db.$count(mailOutbox)).toBe(1)
    await expect(db.update(proposalVersions).set({ key: 'x' })).rejects.toThrow()
    const later = await dump()
    await db.delete(proposals)
    await restoreInto(site, target, { point: later, stays: 'accounts' })
    expect(await db.select().from(proposalVersions)).toEqual([version])
  })

  it('keeps what is saved until the last moment in a point', async () => {
    const { site, db, dump, point, target } = await aBackedUpSite(places)
    const blocked: unknown[] = []
    await restoreInto(site, target, {
      point,
      stays: 'accounts',
      async onLocked() {
        // Readers are served; a save waits for the end.
        expect(await db.$count(vendors)).toBe(1)
        const saving = aVendor(db).then((row) => blocked.push(row))
        await dump({ isAlone: true })
        expect(blocked).toEqual([])
        void saving
      },
    })
    await expect.poll(() => blocked.length).toBe(1)
    expect(await db.$count(vendors)).toBe(2)
  })
})

async function signedIn(db: Db): Promise<void> {
  const user = { id: 'user', name: 'Admin', email: 'admin@hatheli.example', role: 'admin' as const }
  await db.insert(authUsers).values(user).onConflictDoNothing()
  await db
    .insert(authAccounts)
    .values({ id: 'a', accountId: 'a', providerId: 'credential', userId: 'user', password: 'x' })
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db.insert(authSessions).values({ id: 'session', token: 'token', userId: 'user', expiresAt })
  await db.insert(authVerifications).values({ id: 'link', identifier: 'password-link:hash', value: 'open', expiresAt })
  await db.insert(idempotencyKeys).values({ key: 'key', operation: 'op', fingerprint: 'print' })
}

describe('the nightly try of a restore', () => {
  const drill = (target: Target) =>
    runDrill({ target, dataDir: places.folder(), log: silent, signal: new AbortController().signal })

  it('passes without a trace, and names what has to be sent again', async () => {
    const { target, site, point } = await aBackedUpSite(places)
    expect((await drill(target))!.drill).toMatchObject({
      passed: true,
      message: expect.stringContaining('1 trip and 1 picture'),
    })
    const there = await target.list('')
    const [piece] = await target.list('pictures/')
    await target.remove(piece!)
    expect(await drill(target)).toMatchObject({
      drill: { passed: false, message: '1 stored picture is missing from the backup.' },
      lost: [piece],
    })
    const rows = await chunkOf(target, point.id, 'trips')
    await target.remove(rows)
    expect(await drill(target)).toMatchObject({ drill: { passed: false }, lost: [rows] })
    // The next one that begins sends both again.
    await (await openDumper(site, target)).dump()
    expect(await target.list('')).toEqual(there)
  })
})
