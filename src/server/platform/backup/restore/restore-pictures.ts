import type { Storage } from '../../files/storage.ts'
import { inParallel } from '../in-parallel.ts'
import type { ListedPicture } from '../points/picture-list.ts'
import { names } from '../target/layout.ts'
import type { BackupObjects } from '../target/open-target.ts'

/** Pictures that are fetched at a time. */
const atOnce = 8

export interface PictureReport {
  /** That are there now. */
  restored: number
  /** Keys of pictures that are stored: each is a gap on the site. */
  missing: string[]
}

/**
 * Puts what the storage does not have into it, pictures of the trash into its trash. Nothing is moved or removed: the
 * former state may continue, and the sweep deletes unused files.
 */
export async function restorePictures(
  objects: BackupObjects,
  storage: Storage,
  pictures: ListedPicture[],
  onProgress: (done: number) => void,
): Promise<PictureReport> {
  const report: PictureReport = { restored: 0, missing: [] }
  const stored = await storedSizes(storage, pictures)
  let done = 0
  await inParallel(atOnce, pictures, async ({ key, isDeleted, hash, size }) => {
    const place = placeOf({ key, isDeleted })
    if (stored.get(place) === size) report.restored += 1
    else if (hash) {
      await storage.put(place, await objects.getContent(names.pictures, hash))
      report.restored += 1
    } else if (!isDeleted) report.missing.push(key)
    onProgress((done += 1))
  })
  return report
}

function placeOf({ key, isDeleted }: Pick<ListedPicture, 'key' | 'isDeleted'>): string {
  return isDeleted ? `trash/${key}` : key
}

/** Lists the folders of originals only: there may be many times as many variants. */
async function storedSizes(storage: Storage, pictures: ListedPicture[]): Promise<Map<string, number>> {
  const folders = new Set(pictures.map((picture) => placeOf(picture).replace(/[^/]+$/, '')))
  const sizes = await Promise.all([...folders].map((folder) => storage.listSizes(folder)))
  return new Map(sizes.flatMap((each) => [...each]))
}
