import { backupMessages } from '#contract/admin/backup/backup-messages.ts'
import type { BackupSetup, TriedPlace, TypedPlace } from '#contract/admin/backup/backup-place.ts'
import { needsKey } from '../../access/backup-access.ts'
import type { PrivateSettings } from '../../access/private-settings.ts'
import { placeOf, type BackupPlace } from '../../config/backup-settings.ts'
import type { Config } from '../../config/config.ts'
import { openKey } from '../archive/backup-key.ts'
import { isOnSameDisk, problemOfPlace } from './try-place.ts'

interface SetupParts {
  config: Pick<Config, 'backup' | 'backupKey' | 'dataDir' | 'databaseUrl'>
  saved: PrivateSettings
  onChange: () => Promise<void>
}

/** The place as its owner sets it up: docs/decisions/0076. */
export function placeSetup({ config, saved, onChange }: SetupParts) {
  const read = () => saved.read<BackupPlace>('backup')

  /** @returns the place, or why it cannot be used. */
  async function check(typed: TypedPlace): Promise<BackupPlace | string> {
    if (config.backup) return backupMessages.placeByVariable
    if (needsKey(config)) return backupMessages.keyNeeded
    const place = placeOf(typed)
    if (!place) return backupMessages.placeInvalid
    if (place.kind === 'bucket' && !place.storage.secretAccessKey) {
      const stored = await read()
      const secret = stored.state === 'set' ? storedSecret(stored.value, place) : null
      if (secret === null) return backupMessages.secretNeeded
      place.storage.secretAccessKey = secret
    }
    return (await problemOfPlace(place, config.dataDir)) ?? place
  }

  async function tried(place: BackupPlace | string): Promise<TriedPlace> {
    if (typeof place === 'string') return { problem: place, same_disk: false, key: null }
    return { problem: null, same_disk: await isOnSameDisk(place, config.dataDir), key: null }
  }

  return {
    async read(): Promise<Omit<BackupSetup, 'downloaded_at'>> {
      const stored = config.backup ? null : await read()
      return {
        variable: config.backup ? 'BACKUP_URL' : null,
        needs_key: needsKey(config),
        state: stored?.state ?? 'missing',
        place: stored?.state === 'set' ? shownPlace(stored.value) : null,
      }
    },
    try: async (typed: TypedPlace) => tried(await check(typed)),
    /** Stores a place that can be used, and backs up to it from now on. */
    async save(typed: TypedPlace): Promise<TriedPlace> {
      const place = await check(typed)
      if (typeof place === 'string') return tried(place)
      const { key } = await openKey(config)
      await saved.write('backup', place)
      await onChange()
      return { ...(await tried(place)), key: key.text }
    },
    async remove() {
      await saved.remove('backup')
      await onChange()
    },
  }
}

/** The stored secret goes to no other server, and signs for no other key. */
function storedSecret(stored: BackupPlace, { storage }: BackupPlace & { kind: 'bucket' }): string | null {
  if (stored.kind === 'folder') return null
  const { endpoint, region, accessKeyId, secretAccessKey } = stored.storage
  const isSame = endpoint === storage.endpoint && region === storage.region && accessKeyId === storage.accessKeyId
  return isSame ? secretAccessKey : null
}

function shownPlace(place: BackupPlace): BackupSetup['place'] {
  if (place.kind === 'folder') return place
  const { bucket, endpoint, region, accessKeyId } = place.storage
  return {
    kind: 'bucket',
    bucket,
    prefix: place.prefix.replace(/\/$/, ''),
    endpoint: endpoint ?? '',
    region,
    access_key_id: accessKeyId,
  }
}
