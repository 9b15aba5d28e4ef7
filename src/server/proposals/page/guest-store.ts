import type { Context } from 'hono'
import type { Logger } from 'pino'
import { proposalPageTexts as texts } from '#contract/proposals.ts'
import type { ApiParts, SiteAround } from '../../api/context.ts'
import type { PageParts } from '../../api/render-page.ts'
import { networkLimit } from '../../enquiries/form/enquiry-limits.ts'
import { tooMany, type Refusal } from '../../enquiries/form/posted-form.ts'
import type { Config } from '../../platform/config/config.ts'
import { clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'
import type { VisitorEnv } from '../../platform/http/middleware/session-middleware.ts'
import type { FoundVersion } from './find-version.ts'

export interface ProposalOptions extends PageParts {
  api: Pick<ApiParts, 'db' | 'settings' | 'storage' | 'disk'>
  site: SiteAround
  config: Config
  log: Logger
}

/** Requests below the address of a version. */
export interface ProposalEnv {
  Variables: VisitorEnv['Variables'] & { version: FoundVersion }
}

/** Stores what travellers send: little from one network, and nothing while the disk is nearly full. */
export function guestStore({ api: { db, disk }, config, log }: ProposalOptions) {
  const limit = networkLimit('answer')
  /** @param failed what they read where it could not be stored. @returns why it was not stored, or null. */
  return async (c: Context, failed: string, store: () => Promise<Refusal | null>): Promise<Refusal | null> => {
    try {
      const wait = await limit.waitFor(db, networkOf(clientAddress(c, config.trustedProxies)))
      if (wait > 0) return tooMany(wait, texts.tooMany)
      await disk?.requireFreeSpace()
      return await store()
    } catch (error) {
      log.error({ err: error }, 'storing what a traveller sent failed')
      return { status: 503, notice: failed }
    }
  }
}
