import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { idSchema } from '../../fields.ts'
import { blogsAdminContract } from '../blogs.ts'
import { fileSchema } from '../fields.ts'
import { testimonialsAdminContract } from '../testimonials.ts'
import { tripsAdminContract } from '../trips.ts'
import { vendorsAdminContract } from '../vendors.ts'
import { exchangedEntitySchema, exchangeFormatSchema, type ExchangedEntity, type ExchangeFormat } from './entities.ts'

/** Ids in one address, which must stay short enough for every server on the way; more are sent in a body. */
export const exportedIds = { address: 100, body: 20_000 } as const

const idsSchema = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(idSchema).max(exportedIds.address))
  .describe('ids with commas between them; without them the filters of the list count')

/** Inputs that only page and sort a list. */
const paging = { page: true, page_size: true, sort: true, direction: true, similar: true } as const

const ids = { ids: idsSchema.optional() }

/** The filters of the lists. */
const filters = {
  trips: tripsAdminContract.list['~orpc'].inputSchema!.unwrap().omit(paging).extend(ids),
  vendors: vendorsAdminContract.list['~orpc'].inputSchema!.unwrap().omit(paging).extend(ids),
  testimonials: testimonialsAdminContract.list['~orpc'].inputSchema!.unwrap().omit(paging).extend(ids),
  blogs: blogsAdminContract.list['~orpc'].inputSchema!.unwrap().omit(paging).extend(ids),
}

const calls = adminCalls('Admin: export and import')

function exportCall<const Entity extends ExchangedEntity>(entity: Entity, format: ExchangeFormat) {
  return calls
    .get(
      `/admin/export/${entity}.${format}`,
      `admin_export_${entity}_${format}`,
      `The same as a ${format === 'csv' ? 'CSV' : 'JSON'} file, without pages, as the import reads it`,
    )
    .route({
      description:
        'Sent while it is read. Drafts are in it, with their status; what is in the trash and versions that are not live are not.',
      outputStructure: 'detailed',
    })
    .input(filters[entity].optional())
    .output(fileSchema)
}

function exportCalls<const Entity extends ExchangedEntity>(entity: Entity) {
  return { csv: exportCall(entity, 'csv'), json: exportCall(entity, 'json') }
}

export const exportsContract = {
  trips: exportCalls('trips'),
  vendors: exportCalls('vendors'),
  testimonials: exportCalls('testimonials'),
  blogs: exportCalls('blogs'),
  chosen: calls
    .postWithoutKey(
      '/admin/export',
      'admin_export_chosen',
      'Items with these ids as a file, for more ids than an address can have',
    )
    .route({ outputStructure: 'detailed' })
    .input(
      z.strictObject({
        entity: exchangedEntitySchema,
        format: exchangeFormatSchema,
        ids: z.array(idSchema).min(1).max(exportedIds.body),
      }),
    )
    .output(fileSchema),
}
