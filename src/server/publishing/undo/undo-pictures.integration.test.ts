import { expect, it } from 'vitest'
import { adminRequest } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('an undo', (open) => {
  const latest = async () => (await open().adminApi.admin.changes.list({ page_size: 1 })).items[0]!
  const undo = (change_id: number) => open().adminApi.admin.changes.undo({ change_id })

  it('of a deletion restores the file, and of an upload removes it', async () => {
    const { adminApi, db, storage } = open()
    const request = await adminRequest(open())
    const { url } = await aStoredPicture(db, storage)
    const upload = await latest()
    await adminApi.admin.pictures.delete({ image_url: url })
    const removed = await latest()
    expect((await request(url)).status).toBe(404)
    expect((await request(`${url}/320.webp`)).status).toBe(404)
    await undo(removed.id)
    expect((await request(`${url}/320.webp`)).status).toBe(200)
    await undo(upload.id)
    expect((await request(url)).status).toBe(404)
  })

  it('of an upload is refused while the picture is used', async () => {
    const { db, storage } = open()
    const { url } = await aStoredPicture(db, storage)
    const upload = await latest()
    await aTrip(db, { featured_image: url })
    await expect(undo(upload.id)).rejects.toMatchObject({ data: { reasons: ['it is now in use'] } })
  })
})
