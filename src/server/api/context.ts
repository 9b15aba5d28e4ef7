import type { Logger } from 'pino'
import type { PushKind } from '#contract/admin/installation/push.ts'
import type { Visitor } from '../platform/auth/visitor.ts'
import type { Backup } from '../platform/backup/open-backup.ts'
import type { ContentWrites } from '../platform/db/writes/content-writes.ts'
import type { Db } from '../platform/db/database.ts'
import type { DiskSpace } from '../platform/disk-space.ts'
import type { Storage } from '../platform/files/storage.ts'
import type { ContentTypes, ExchangeParts, LiveSwitch } from './content-type.ts'
import type { PreviewParts, ShowPreview } from './preview-type.ts'
import type { RenderPage } from './render-page.ts'
import type { PrepareRichText } from './rich-text.ts'
import type { SettingsReader } from './settings.ts'

/**
 * Loads the sample content into an empty catalogue.
 * @param run runs the writing part in a transaction.
 * @returns null where the catalogue is not empty.
 */
export type LoadSample = (
  run: (write: (tx: Db) => Promise<LoadedSample | null>) => Promise<LoadedSample | null>,
) => Promise<LoadedSample | null>

interface LoadedSample {
  trips: number
}

/** The backup as its owner sees it. */
export type OwnersBackup = Omit<Backup, 'stop'>

/** A subscription of a browser: its URL at a push service, and the browser's keys. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** Notifications on the owner's devices. */
export interface Push {
  /** Whether browsers subscribe: they do with https, and on this machine. */
  isSecure: boolean
  /** Whether an endpoint is at a push service that browsers use, so that nothing is sent elsewhere. */
  allows: (endpoint: string) => boolean
  /** Created at first use; null where it cannot be read. */
  publicKey: () => Promise<string | null>
  renewKey: () => Promise<string>
  /** @returns the code of a failure; null if the push service took the message. */
  send: (target: PushTarget, kind: PushKind) => Promise<string | null>
}

/** What calls need of the site around them. */
export interface SiteAround {
  render: RenderPage
  /** Whether a mail server is set up. */
  hasMail: () => Promise<boolean>
  /** A mail waits to be sent. */
  onMail: () => void
}

/** Parts of the program that handlers use. */
export interface ApiParts {
  db: Db
  storage: Storage
  settings: SettingsReader
  richText: PrepareRichText
  log: Logger
  /** Null where rows and files are stored on other machines. */
  disk: DiskSpace | null
  backup: OwnersBackup
  push: Push
  /** Invalidates caches before the call that changed content responds. */
  writes: ContentWrites
  /** The content types that have forms. */
  contentTypes: ContentTypes
  heroImageSwitch: LiveSwitch
  previews: PreviewParts
  exchange: ExchangeParts
  /** Long work waits to be done. */
  onTask?: () => void
  loadSample: LoadSample
  /** Left out where calls are made without a site. */
  site?: SiteAround
}

/** `db` is the running transaction in calls that write. */
export interface ApiContext extends ApiParts {
  /** @returns the admin when the call carries the admin's session, else null. */
  admin: Visitor['admin']
  /** The preview that a public call shows. */
  preview?: ShowPreview | null
  /** The name in the header `x-person`. */
  person?: string | undefined
  /** The raw header `Idempotency-Key`. */
  idempotencyKey?: string | undefined
  /** Called with the id of a write's change, after its commit. */
  onChange?: (id: number) => void
}
