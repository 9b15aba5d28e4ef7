import { expect, it, vi } from 'vitest'
import { pictureVariants } from '../media/variants.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { createLog } from '../log.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { startPictureJob } from './picture-job.ts'

describeWithDatabase('pictures that are encoded early', (open) => {
  it('are those of published trips, at the start and after a change', async () => {
    const { db, storage } = open()
    const log = createLog('silent')
    const bytes = await aPictureFile({ width: 900, height: 600 })
    const [shown, later, draft] = [
      await aStoredPicture(db, storage, { bytes }),
      await aStoredPicture(db, storage, { bytes }),
      await aStoredPicture(db, storage, { bytes }),
    ]
    await aTrip(db, { status: 'published', featured_image: shown.url })
    await aTrip(db, { status: 'draft', featured_image: draft.url })
    const job = startPictureJob({ db, log, variants: pictureVariants(db, storage) })
    const made = async () => (await storage.list('variants/')).map((key) => key.replace('variants/', '/media/')).sort()
    const sizes = ['480.avif', '800.avif', 'upright-50-533.avif']
    const of = ({ url }: { url: string }) => sizes.map((size) => `${url}/${size}`)
    await vi.waitFor(async () => expect(await made()).toEqual(of(shown)))
    await aTrip(db, { status: 'published', featured_image: later.url })
    job.refresh()
    await vi.waitFor(async () => expect(await made()).toEqual([...of(shown), ...of(later)].sort()))
    await job.stop()
  })
})
