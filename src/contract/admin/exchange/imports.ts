import { z } from 'zod'
import { formatBytes } from '#values/format/bytes.ts'
import { adminCalls } from '../calls.ts'
import { idSchema, isStorable, textSchema, timestampSchema } from '../../fields.ts'
import { adminPageSize, fileSchema, lastPage, listOutputSchema } from '../fields.ts'
import { taskSchema } from './tasks.ts'
import { importLimits } from './import-limits.ts'
import { importMessages } from './import-messages.ts'
import { exchangedEntitySchema, exchangeFormatSchema } from './entities.ts'

/** Days for which a file that was not imported is kept. */
export const importDays = 2

export const importOutcomes = ['create', 'update', 'unchanged', 'problem'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const importStates = ['sending', 'checking', 'checked', 'refused', 'importing', 'imported'] as const
export type ImportState = (typeof importStates)[number]

const optionFields = {
  create_regions: z.boolean().describe('whether unknown regions are created'),
  overwrite: z.boolean().describe('whether items that were changed since the export are overwritten'),
}

const columnsSchema = z.object({
  known: z.array(z.string()),
  unknown: z.array(z.string()).describe('of the file; they are ignored'),
  missing: z.array(z.string()).describe('not in the file; stored values stay, and new items go without'),
  required: z.array(z.string()).describe('those of the missing ones that a new item needs'),
})

const correctionSchema = z.strictObject({
  column: z.string().max(importLimits.columnName),
  from: z.string().max(400).describe('a cell or line of a cell, regardless of case'),
  to: z.string().max(400),
})

/** One value of a column is read as another one in all rows. */
export type Correction = z.infer<typeof correctionSchema>

const readingFields = {
  mapping: z
    .record(z.string().max(importLimits.columnName), z.string().max(importLimits.columnName))
    .describe('name of the column for what the file calls it; blank to leave it out'),
  corrections: z.array(correctionSchema).max(importLimits.corrections),
}

export const importSchema = z.object({
  id: idSchema,
  entity: exchangedEntitySchema,
  format: exchangeFormatSchema,
  file_name: z.string(),
  state: z.enum(importStates),
  ...optionFields,
  ...readingFields,
  parts: z.int().describe('how many were sent'),
  columns: columnsSchema.nullable(),
  rows: z.record(z.enum(importOutcomes), z.int()).describe('how many rows, by what becomes of them'),
  new_regions: z.array(z.string()),
  problem: z.string().nullable().describe('of the whole file, or of the last run'),
  change_id: z.int().nullable(),
  task: taskSchema.nullable().describe('what works on it, or worked last'),
  created_at: timestampSchema,
})

export type AdminImport = z.infer<typeof importSchema>

const rowProblemSchema = z.object({
  column: z.string().nullable(),
  message: z.string(),
  given: z.string().optional().describe('the unknown name that the message quotes'),
  nearest: z.string().optional().describe('a known name that is almost the same'),
})
export type RowProblem = z.infer<typeof rowProblemSchema>

export const importRowSchema = z.object({
  number: z.int().describe('as spreadsheets number rows: the names of the columns are row 1; of JSON, its place'),
  outcome: z.enum(importOutcomes),
  label: z.string().describe('its name or title'),
  changes: z.array(z.string()).describe('columns that an update changes'),
  problems: z.array(rowProblemSchema),
})

export type ImportRow = z.infer<typeof importRowSchema>

const importNotFound = { IMPORT_NOT_FOUND: { status: 404, message: importMessages.notFound } } as const
const importBusy = { IMPORT_BUSY: { status: 409, message: importMessages.busy } } as const
const byId = z.strictObject({ import_id: idSchema })
const calls = adminCalls('Admin: export and import')

export const importsContract = {
  begin: calls
    .post('/admin/imports', 'admin_begin_import', 'Begin to send a file; nothing is written until it is run')
    .input(
      z.strictObject({
        entity: exchangedEntitySchema,
        format: exchangeFormatSchema,
        file_name: textSchema(importLimits.fileName),
      }),
    )
    .output(importSchema),
  append: calls
    .put(
      '/admin/imports/{import_id}/parts/{part}',
      'admin_append_import_part',
      'Send a part of the file; a part that is sent again is stored once',
    )
    .errors({
      ...importNotFound,
      ...importBusy,
      IMPORT_TOO_LARGE: { status: 413, message: importMessages.tooLarge(formatBytes(importLimits.bytes)) },
    })
    .input(
      byId.extend({
        part: z.coerce.number().int().min(0).max(9999).describe('from 0'),
        text: z.string().min(1).max(importLimits.part).refine(isStorable, importMessages.notText),
      }),
    )
    .output(z.object({ part: z.int() })),
  check: calls
    .post(
      '/admin/imports/{import_id}/check',
      'admin_check_import',
      'Find out what a run would do, as a task; nothing is written',
    )
    .errors({ ...importNotFound, ...importBusy })
    .input(
      byId.extend({
        ...optionFields,
        mapping: readingFields.mapping.optional(),
        corrections: readingFields.corrections.optional(),
        parts: z.int().min(1).max(10_000).describe('how many were sent'),
      }),
    )
    .output(importSchema),
  run: calls
    .post(
      '/admin/imports/{import_id}/run',
      'admin_run_import',
      'Write the rows of a checked file, as a task, in one transaction',
    )
    .errors({ ...importNotFound, ...importBusy, IMPORT_NOT_READY: { status: 409, message: importMessages.notReady } })
    .input(
      byId.extend({
        skip_problems: z
          .boolean()
          .optional()
          .describe('whether rows with a problem are left out; otherwise one of them stops the import'),
      }),
    )
    .output(importSchema),
  get: calls
    .get('/admin/imports/{import_id}', 'admin_get_import', 'A file and what would become, or became, of its rows')
    .errors(importNotFound)
    .input(byId)
    .output(importSchema),
  rows: calls
    .get(
      '/admin/imports/{import_id}/rows',
      'admin_list_import_rows',
      'Rows of a checked file, page by page, in the order of the file',
    )
    .errors(importNotFound)
    .input(
      byId.extend({
        outcome: z.enum(importOutcomes).optional(),
        page: z.coerce.number().int().min(1).max(lastPage).optional(),
        page_size: z.coerce.number().int().min(1).max(adminPageSize.max).optional(),
      }),
    )
    .output(listOutputSchema(importRowSchema)),
  problems: calls
    .get(
      '/admin/imports/{import_id}/problems.csv',
      'admin_export_import_problems',
      'The rows with a problem as CSV: with the cells of the file, to correct and to import, or of JSON one line for each problem',
    )
    .route({ outputStructure: 'detailed' })
    .errors(importNotFound)
    .input(byId)
    .output(fileSchema),
  template: calls
    .get(
      '/admin/import-templates/{entity}',
      'admin_get_import_template',
      'A CSV file with the names of all columns and one example',
    )
    .route({ outputStructure: 'detailed' })
    .input(z.strictObject({ entity: exchangedEntitySchema }))
    .output(fileSchema),
}
