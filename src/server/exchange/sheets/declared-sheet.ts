import { blankBody } from '#contract/content/bodies.ts'
import type { Field, FieldOf, Fields } from '#contract/content/field.ts'
import { statuses } from '#contract/fields.ts'
import {
  choiceCell,
  flagCell,
  galleryCell,
  jsonCell,
  keptNumberCell,
  monthsCell,
  numberCell,
  pairsCell,
  pictureCell,
  requiredNumberCell,
  textCell,
  textLinesCell,
  type CellKind,
} from './cells.ts'
import type { Sheet, SheetColumn } from './sheet.ts'

type Declared = 'columns' | 'blanks' | 'pictures' | 'gallery' | 'days'

interface Besides extends Omit<Sheet, Declared> {
  fields: Fields
  /** Columns that no form edits, before the times of creation and of the last change. */
  moreColumns?: SheetColumn[]
  moreBlanks?: Record<string, unknown>
}

/** @returns a sheet with a column for each field of a content type. */
export function declaredSheet({ fields, moreColumns = [], moreBlanks = {}, ...sheet }: Besides): Sheet {
  const entries = Object.entries(fields)
  const gallery = entries.find(([, { kind }]) => kind === 'gallery')
  const days = entries.find((entry): entry is [string, FieldOf<'days'>] => entry[1].kind === 'days')
  const isColumn = (name: string) => fields[name]!.kind !== 'alt' && fields[name]!.kind !== 'gallery'
  const blanks = Object.entries(blankBody(fields)).filter(([name]) => isColumn(name))
  return {
    ...sheet,
    columns: [
      { name: 'id', cell: textCell },
      ...entries.flatMap(([name, field]) => columnsOf(name, field)),
      ...moreColumns,
      { name: 'created_at', cell: textCell },
      { name: 'updated_at', cell: textCell },
    ],
    blanks: { ...Object.fromEntries(blanks), ...moreBlanks },
    pictures: entries.flatMap(([alt, field]) => {
      if (field.kind !== 'alt') return []
      return [{ field: field.of, alt, bucket: (fields[field.of] as FieldOf<'picture'>).bucket }]
    }),
    ...(gallery && { gallery: { field: gallery[0], bucket: (gallery[1] as FieldOf<'gallery'>).bucket } }),
    ...(days && { days: { field: days[0], parts: Object.keys(days[1].columns) } }),
  }
}

/** Kinds of fields that an import fills in. */
const filled = new Set<Field['kind']>(['status', 'slug', 'rich'])

function columnsOf(name: string, field: Field): SheetColumn[] {
  if (field.kind === 'links') {
    const { examples } = field
    return Object.entries(field.labels).map(([part, label]) => ({
      name: part,
      labels: [label],
      field: name,
      part,
      cell: textCell,
      example: examples[part],
    }))
  }
  const labels = [field.label, ...(field.formLabel ? [field.formLabel] : [])]
  const column: SheetColumn = { name, labels, cell: cellOf(field), example: field.example }
  if (field.required && !filled.has(field.kind)) column.required = true
  if (field.kind === 'region') return [{ ...column, refers: 'region' }]
  if (field.kind === 'references') return [{ ...column, name: field.column, field: name, refers: field.to }]
  if (field.kind !== 'reference') return [column]
  return [{ ...column, name: field.column, field: name, refers: field.to === 'vendors' ? 'vendor' : 'trip' }]
}

function cellOf(field: Field): CellKind {
  switch (field.kind) {
    case 'choice':
      return choiceCell(field.options, field.label)
    case 'status':
      return choiceCell(statuses, field.label)
    case 'switch':
      return flagCell
    case 'count':
      return keptNumberCell
    case 'number':
    case 'money':
      return field.required ? requiredNumberCell : field.blank === null ? numberCell : keptNumberCell
    case 'list':
    case 'references':
      return textLinesCell
    case 'months':
      return monthsCell
    case 'days':
      return jsonCell
    case 'rows': {
      const columns = Object.entries(field.columns)
      const [first, second] = columns.map(([name]) => name)
      return columns.length === 2 && columns.every(([, { kind }]) => kind !== 'text')
        ? pairsCell(first!, second!)
        : jsonCell
    }
    case 'picture':
      return pictureCell
    case 'gallery':
      return galleryCell
    default:
      return textCell
  }
}
