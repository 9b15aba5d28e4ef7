import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { openStatuses, type enquiriesAdminContract, type MailState } from '#contract/admin/enquiries.ts'
import { enquiryStatuses, type EnquiryStatus } from '#contract/enquiries.ts'
import type { Db } from '../platform/db/database.ts'
import { enquiries, mailOutbox } from '../platform/db/schema.ts'
import { sortable } from '../platform/db/tables/columns.ts'
import { dayStart, whereOf, type Conditions, type FiltersOf, type ListInput } from '../api/filters.ts'
import { idsOfPage, orderBy, sortKeys, type Page } from '../api/pagination.ts'
import { containsWords } from '../search/words.ts'

export type EnquiryFilters = FiltersOf<typeof enquiriesAdminContract.list>

export const enquiryConditions: Conditions<EnquiryFilters> = {
  search: (text) => containsWords(enquiries.searched, text),
  status: (box) => {
    if (box === 'all') return undefined
    return box === 'open' ? inArray(enquiries.status, [...openStatuses]) : eq(enquiries.status, box)
  },
  trip_id: (id) => eq(enquiries.trip_id, id),
  from: (day) => sql`${enquiries.created_at} >= ${dayStart(day)}`,
  until: (day) => sql`${enquiries.created_at} < ${dayStart(day)} + interval '1 day'`,
}

/** A mail that was given up after it was tried; others were held from the start. */
const isTried = gt(mailOutbox.attempts, 0)

/** An enquiry has one mail, or none. */
const mailState = sql<MailState>`case when ${mailOutbox.id} is null then 'none'
  when ${mailOutbox.failed_at} is not null and not ${isTried} then 'held'
  when ${mailOutbox.sent_at} is not null then 'sent' when ${mailOutbox.failed_at} is not null then 'failed' else 'waiting' end`

const { form_key: _form, searched: _copy, consented_at: _consent, notes, ...listed } = getTableColumns(enquiries)

const columns = { ...listed, mail: mailState }

const wholeColumns = {
  ...columns,
  notes,
  mail_attempts: sql<number>`coalesce(${mailOutbox.attempts}, 0)`,
  mail_error: mailOutbox.error,
}

export function selectEnquiries(db: Db, input: ListInput<typeof enquiriesAdminContract.list>, page: Page) {
  const keys = sortKeys(enquiries, { name: { by: sortable(enquiries.name) } }, input)
  const ids = idsOfPage(db, enquiries, whereOf(enquiryConditions, input), keys, page).as('page')
  return db
    .select(columns)
    .from(ids)
    .innerJoin(enquiries, eq(enquiries.id, ids.id))
    .leftJoin(mailOutbox, eq(mailOutbox.enquiry_id, enquiries.id))
    .orderBy(...orderBy(keys))
}

/** For a file: those after one of them, the newest first. @param after the last one that was read. */
export function selectAfter(
  db: Db,
  filters: EnquiryFilters,
  after: { id: string; created_at: Date } | null,
  limit: number,
) {
  const older =
    after &&
    or(
      lt(enquiries.created_at, after.created_at),
      and(eq(enquiries.created_at, after.created_at), gt(enquiries.id, after.id)),
    )
  return selectWhole(db, and(whereOf(enquiryConditions, filters), older ?? undefined))
    .orderBy(desc(enquiries.created_at), enquiries.id)
    .limit(limit)
}

/** With notes and what became of the mail. */
export function selectWhole(db: Db, where: SQL | undefined) {
  return db
    .select(wholeColumns)
    .from(enquiries)
    .leftJoin(mailOutbox, eq(mailOutbox.enquiry_id, enquiries.id))
    .where(where)
}

/** Cheap, since every open back office asks each minute. */
export async function enquiryCounts(db: Db) {
  const counted = await db
    .select({
      status: enquiries.status,
      count: sql<number>`count(*)::int`,
      newest: sql<string>`max(${enquiries.created_at})`.mapWith(enquiries.created_at),
    })
    .from(enquiries)
    .groupBy(enquiries.status)
  const countOf = (status: EnquiryStatus) => counted.find((each) => each.status === status)?.count ?? 0
  const newest = Math.max(...counted.map((each) => Number(each.newest)))
  return {
    statuses: Object.fromEntries(enquiryStatuses.map((status) => [status, countOf(status)])) as Record<
      EnquiryStatus,
      number
    >,
    newest_at: counted.length > 0 ? new Date(newest).toISOString() : null,
  }
}

export async function enquiryTotals(db: Db) {
  const [answers] = await db
    .select({
      median: sql<number | null>`extract(epoch from percentile_cont(0.5) within group
        (order by ${enquiries.answered_at} - ${enquiries.created_at}))::float8`,
    })
    .from(enquiries)
    .where(and(isNotNull(enquiries.answered_at), isNotNull(enquiries.consented_at), ne(enquiries.status, 'spam')))
  return {
    median_answer: answers?.median ?? null,
    mails_failed: await db.$count(mailOutbox, and(isNotNull(mailOutbox.failed_at), isTried)),
  }
}
