import { and, sql, type SQL } from 'drizzle-orm'
import type { ExchangedEntity, ExchangeFormat } from '#contract/admin/exchange/entities.ts'
import { dayInIndia } from '#values/format/dates.ts'
import { recordEvent } from '../../platform/db/writes/operations.ts'
import type { AdminIdentity } from '../../platform/auth/visitor.ts'
import { adminAuthor, adminProcedure } from '../../api/admin-procedure.ts'
import type { ApiContext } from '../../api/context.ts'
import { sheets } from '../sheets/sheets.ts'
import { exportFile, fileHeaders } from './export-file.ts'

const { exports: procedures } = adminProcedure

type ExportContext = ApiContext & { identity: AdminIdentity }

interface Asked {
  entity: ExchangedEntity
  format: ExchangeFormat
  where: SQL | undefined
  /** Recorded details: never typed words. */
  details: Record<string, string>
}

async function sendFile({ db, identity }: ExportContext, { entity, format, where, details }: Asked) {
  await recordEvent(db, adminAuthor(identity, `${entity}.export`), { format, ...details })
  return {
    headers: fileHeaders(entity, format, dayInIndia(new Date().toISOString())),
    body: exportFile(db, sheets[entity], format, where),
  }
}

/** One parameter however many there are. */
function oneOf(entity: ExchangedEntity, ids: string[]): SQL {
  return sql`${sheets[entity].table.id} = any(${sql.param(ids)}::uuid[])`
}

interface Listed {
  search?: string | undefined
  ids?: string[] | undefined
}

function sendListed(context: ExportContext, entity: ExchangedEntity, format: ExchangeFormat, input: Listed = {}) {
  const { ids, ...filters } = input
  const { search: _typed, ...named } = filters as Record<string, unknown>
  const details = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, String(value)]))
  return sendFile(context, {
    entity,
    format,
    where: and(context.exchange.listed[entity](filters), ids && oneOf(entity, ids)),
    details,
  })
}

export const exportHandlers = {
  trips: {
    csv: procedures.trips.csv.handler(({ input, context }) => sendListed(context, 'trips', 'csv', input)),
    json: procedures.trips.json.handler(({ input, context }) => sendListed(context, 'trips', 'json', input)),
  },
  vendors: {
    csv: procedures.vendors.csv.handler(({ input, context }) => sendListed(context, 'vendors', 'csv', input)),
    json: procedures.vendors.json.handler(({ input, context }) => sendListed(context, 'vendors', 'json', input)),
  },
  testimonials: {
    csv: procedures.testimonials.csv.handler(({ input, context }) => sendListed(context, 'testimonials', 'csv', input)),
    json: procedures.testimonials.json.handler(({ input, context }) =>
      sendListed(context, 'testimonials', 'json', input),
    ),
  },
  blogs: {
    csv: procedures.blogs.csv.handler(({ input, context }) => sendListed(context, 'blogs', 'csv', input)),
    json: procedures.blogs.json.handler(({ input, context }) => sendListed(context, 'blogs', 'json', input)),
  },
  chosen: procedures.chosen.handler(({ input: { entity, format, ids }, context }) =>
    sendFile(context, {
      entity,
      format,
      where: oneOf(entity, ids),
      details: { chosen: String(ids.length) },
    }),
  ),
}
