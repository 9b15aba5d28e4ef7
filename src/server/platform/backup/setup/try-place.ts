import { lookup } from 'node:dns/promises'
import { realpath, stat } from 'node:fs/promises'
import { BlockList, isIPv6 } from 'node:net'
import { sep } from 'node:path'
import { backupMessages, placeProblems, unknownPlaceProblem } from '#contract/admin/backup/backup-messages.ts'
import { root } from '#server/paths.ts'
import type { BackupPlace } from '../../config/backup-settings.ts'
import { withTimeout } from '../../db/with-timeout.ts'
import { errorChain } from '../../error-chain.ts'
import { tryStorage } from '../../files/try-storage.ts'
import { openPlace } from '../target/open-target.ts'

/** Milliseconds: sign-ins wait meanwhile. */
const longest = 15_000

/** @returns why a place cannot be used, in a sentence without secrets; null when a small object was written, read and deleted. */
export async function problemOfPlace(place: BackupPlace, dataDir: string): Promise<string | null> {
  const refused = await (place.kind === 'folder'
    ? refusedFolder(place.folder, [dataDir, root])
    : refusedAddress(place.storage.endpoint))
  if (refused) return refused
  const trial = openPlace(place).then((storage) => tryStorage(storage, 'about'))
  return withTimeout(longest, trial).then(() => null, explain)
}

/** @returns whether a folder is on the disk that has the data. */
export async function isOnSameDisk(place: BackupPlace, dataDir: string): Promise<boolean> {
  if (place.kind === 'bucket') return false
  const [one, other] = await Promise.all([place.folder, dataDir].map((folder) => stat(folder).catch(() => null)))
  return one?.dev === other?.dev
}

async function refusedFolder(folder: string, own: string[]): Promise<string | null> {
  const real = await realpath(folder).catch(() => null)
  const found = real === null ? null : await stat(real).catch(() => null)
  if (!real || !found?.isDirectory()) return backupMessages.folderMissing
  for (const each of own) {
    const path = await realpath(each).catch(() => each)
    if (real === path || real.startsWith(path + sep)) return backupMessages.folderInside
  }
  return null
}

/** Link-local addresses, where clouds hand out the credentials of a machine, and others of the same use. */
const metadata = new BlockList()
metadata.addSubnet('169.254.0.0', 16)
metadata.addAddress('100.100.100.200')
metadata.addSubnet('fe80::', 10, 'ipv6')
metadata.addAddress('fd00:ec2::254', 'ipv6')

async function refusedAddress(endpoint: string | null): Promise<string | null> {
  if (endpoint === null) return null
  const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, '')
  const found = await lookup(host, { all: true }).catch(() => [])
  const isRefused = found.some(({ address }) => metadata.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
  return isRefused ? backupMessages.addressRefused : null
}

/** Only codes: messages of servers may quote anything. */
function explain(error: unknown): string {
  const codes = (errorChain(error) as { code?: unknown; name?: unknown }[]).flatMap(({ code, name }) => [code, name])
  const known = codes.filter((code): code is string => typeof code === 'string' && /^\w{1,40}$/.test(code))
  const advised = known.find((code) => Object.hasOwn(placeProblems, code))
  return advised ? placeProblems[advised]! : unknownPlaceProblem(known.at(-1) ?? 'no answer')
}
