import { buffer } from 'node:stream/consumers'
import type { ApiParts } from '../../api/context.ts'
import { queueEncoding } from '../../platform/media/encoders.ts'
import type { FoundVersion } from './find-version.ts'
import { factsOf } from './shown-proposal.ts'

/** @returns the share card of a version: title and dates, without a name or a price. It is not stored. */
export function drawProposalCard(
  { body, pictures }: FoundVersion,
  brand: string,
  storage: ApiParts['storage'],
): Promise<Buffer> {
  const picture = pictures.find(({ url }) => url === body.pictures[0]?.image_url)
  const card = { brand, kicker: 'Proposal', title: body.title, facts: factsOf(body) }
  return queueEncoding(async () => {
    const original = picture && (await storage.get(picture.url.replace('/media/', '')))
    const { encodeCard } = await import('../../platform/media/share-cards/card-picture.ts')
    return encodeCard(card, original ? { ...picture, bytes: await buffer(original.stream()) } : null)
  })
}
