import type { Storage } from '../../files/storage.ts'
import type { PictureKey } from '../base/stored-pictures.ts'
import { names } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'

/** Pictures that are fetched at a time. */
const atOnce = 8

export interface PictureReport {
  restored: number
  /** Of pictures that are stored: each is a gap on the site. */
  missing: string[]
}

/** Puts every picture that a database names into a storage, those of the trash into its trash. */
export async function restorePictures(
  target: Target,
  storage: Storage,
  pictures: PictureKey[],
  onProgress: (done: number) => void,
): Promise<PictureReport> {
  const report: PictureReport = { restored: 0, missing: [] }
  const stored = new Set(await storage.list(''))
  const next = pictures[Symbol.iterator]()
  const worker = async () => {
    for (const picture of next) {
      await restorePicture(target, storage, picture, stored, report)
      onProgress(report.restored)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return report
}

async function restorePicture(
  target: Target,
  storage: Storage,
  { key, isDeleted }: PictureKey,
  stored: Set<string>,
  report: PictureReport,
): Promise<void> {
  const place = isDeleted ? `trash/${key}` : key
  const bytes = stored.has(place) ? null : await target.getRaw(names.file(key))
  if (bytes) await storage.put(place, bytes)
  if (bytes || stored.has(place)) report.restored += 1
  else if (!isDeleted) report.missing.push(key)
}
