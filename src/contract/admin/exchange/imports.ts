import { oc } from '@orpc/contract'
import { z } from 'zod'
import { formatBytes } from '#values/format/bytes.ts'
import { idSchema, isStorable, textSchema, timestampSchema } from '../../fields.ts'
import { adminPageSize, lastPage, listOutputSchema, notSignedIn, writeErrors } from '../fields.ts'
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
const fileSchema = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream<Uint8Array>),
})
const tags = ['Admin: export and import']

export const importsContract = {
  begin: oc
    .route({
      method: 'POST',
      path: '/admin/imports',
      operationId: 'admin_begin_import',
      summary: 'Begin to send a file; nothing is written until it is run',
      tags,
    })
    .errors(writeErrors)
    .input(
      z.strictObject({
        entity: exchangedEntitySchema,
        format: exchangeFormatSchema,
        file_name: textSchema(importLimits.fileName),
      }),
    )
    .output(importSchema),
  append: oc
    .route({
      method: 'PUT',
      path: '/admin/imports/{import_id}/parts/{part}',
      operationId: 'admin_append_import_part',
      summary: 'Send a part of the file; a part that is sent again is stored once',
      tags,
    })
    .errors({
      ...writeErrors,
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
  check: oc
    .route({
      method: 'POST',
      path: '/admin/imports/{import_id}/check',
      operationId: 'admin_check_import',
      summary: 'Find out what a run would do, as a task; nothing is written',
      tags,
    })
    .errors({ ...writeErrors, ...importNotFound, ...importBusy })
    .input(
      byId.extend({
        ...optionFields,
        mapping: readingFields.mapping.optional(),
        corrections: readingFields.corrections.optional(),
        parts: z.int().min(1).max(10_000).describe('how many were sent'),
      }),
    )
    .output(importSchema),
  run: oc
    .route({
      method: 'POST',
      path: '/admin/imports/{import_id}/run',
      operationId: 'admin_run_import',
      summary: 'Write the rows of a checked file, as a task, in one transaction',
      tags,
    })
    .errors({
      ...writeErrors,
      ...importNotFound,
      ...importBusy,
      IMPORT_NOT_READY: { status: 409, message: importMessages.notReady },
    })
    .input(
      byId.extend({
        skip_problems: z
          .boolean()
          .optional()
          .describe('whether rows with a problem are left out; otherwise one of them stops the import'),
      }),
    )
    .output(importSchema),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/imports/{import_id}',
      operationId: 'admin_get_import',
      summary: 'A file and what would become, or became, of its rows',
      tags,
    })
    .errors({ ...notSignedIn, ...importNotFound })
    .input(byId)
    .output(importSchema),
  rows: oc
    .route({
      method: 'GET',
      path: '/admin/imports/{import_id}/rows',
      operationId: 'admin_list_import_rows',
      summary: 'Rows of a checked file, page by page, in the order of the file',
      tags,
    })
    .errors({ ...notSignedIn, ...importNotFound })
    .input(
      byId.extend({
        outcome: z.enum(importOutcomes).optional(),
        page: z.coerce.number().int().min(1).max(lastPage).optional(),
        page_size: z.coerce.number().int().min(1).max(adminPageSize.max).optional(),
      }),
    )
    .output(listOutputSchema(importRowSchema)),
  problems: oc
    .route({
      method: 'GET',
      path: '/admin/imports/{import_id}/problems.csv',
      operationId: 'admin_export_import_problems',
      summary:
        'The rows with a problem as CSV: with the cells of the file, to correct and to import, or of JSON one line for each problem',
      outputStructure: 'detailed',
      tags,
    })
    .errors({ ...notSignedIn, ...importNotFound })
    .input(byId)
    .output(fileSchema),
  template: oc
    .route({
      method: 'GET',
      path: '/admin/import-templates/{entity}',
      operationId: 'admin_get_import_template',
      summary: 'A CSV file with the names of all columns and one example',
      outputStructure: 'detailed',
      tags,
    })
    .errors(notSignedIn)
    .input(z.strictObject({ entity: exchangedEntitySchema }))
    .output(fileSchema),
}
