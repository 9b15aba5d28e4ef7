import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { diskLimits } from '#contract/admin/installation/server.ts'
import type { Config } from '#server/platform/config/config.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { codeOf, failed, ok, warning, type Found } from './finding.ts'

const othersReadWrite = 0o066

/** Rights of DATA_DIR; without it, of the folder that it will be made in. */
export async function checkRights({ dataDir }: Config): Promise<Found[]> {
  const there = await stat(dataDir).catch(() => null)
  const folder = there ? dataDir : await firstThere(dirname(dataDir))
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const advice = `Give ${folder} to the account that runs the program.`
    return [failed(`this account may not write to ${folder} (${codeOf(error)})`, advice)]
  }
  if (!there) return [ok(`DATA_DIR ${dataDir} is made at the first start`)]
  return [ok(`this account may write to DATA_DIR ${dataDir}`), ...strangers(dataDir, there)]
}

function strangers(dataDir: string, { mode, uid }: { mode: number; uid: number }): Found[] {
  const found: Found[] = []
  if (mode & othersReadWrite) {
    found.push(warning(`others may read ${dataDir}`, 'The next start closes it; or: chmod 700.'))
  }
  const self = process.getuid?.()
  if (self !== undefined && self !== 0 && uid !== self) {
    found.push(warning(`${dataDir} belongs to another account (${uid})`, 'Run the program as its owner.'))
  }
  return found
}

export async function checkDisk({ dataDir }: Config): Promise<Found[]> {
  const { bavail, blocks, bsize } = await statfs(await firstThere(dataDir))
  const free = bavail * bsize
  const message = `${formatBytes(free)} of ${formatBytes(blocks * bsize)} are free on the disk of DATA_DIR`
  const advice = 'Make room, or move DATA_DIR to a larger disk.'
  if (free < diskLimits.refuseBelow) return [failed(`${message}: saves are refused`, advice)]
  return [free < diskLimits.lowBelow ? warning(message, advice) : ok(message)]
}

/** @returns the folder, or the nearest above it that is there. */
async function firstThere(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null)
  return found || dirname(folder) === folder ? folder : firstThere(dirname(folder))
}
