import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { importRows } from '../../platform/db/schema.ts'
import { csvLine, csvMark } from '../../api/csv.ts'

const batch = 500

/** One line for each problem, read while it is sent. */
export function exportProblems(db: Db, id: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after = -1
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvMark + csvLine(['Row', 'Name', 'Column', 'Problem']))),
    async pull(controller) {
      const rows = await db
        .select()
        .from(importRows)
        .where(and(eq(importRows.import_id, id), eq(importRows.outcome, 'problem'), gt(importRows.number, after)))
        .orderBy(asc(importRows.number))
        .limit(batch)
      const lines = rows.flatMap(({ number, label, problems }) =>
        (problems ?? []).map(({ column, message }) => csvLine([String(number), label, column ?? '', message])),
      )
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      if (rows.length < batch) return controller.close()
      after = rows.at(-1)!.number
    },
  })
}
