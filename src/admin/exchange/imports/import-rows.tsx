import { Badge, Button, SegmentedControl, Skeleton, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { importLimits } from '#contract/admin/exchange/import-limits.ts'
import {
  importOutcomes,
  type AdminImport,
  type Correction,
  type ImportOutcome,
  type ImportRow,
} from '#contract/admin/exchange/imports.ts'
import { formatCount } from '#values/format/counts.ts'
import { ListFoot } from '../../kit/list/list-foot.tsx'
import type { ImportSearch } from './import-search.ts'
import { importRowsQuery, rowsPerPage } from './imports-query.ts'
import styles from './imports.module.css'
import { useImportActs } from './use-import-acts.ts'

const labels: Record<ImportOutcome, string> = {
  problem: 'Problems',
  create: 'New',
  update: 'Updated',
  unchanged: 'Unchanged',
}

/** Rows that need attention come first. */
const order: ImportOutcome[] = ['problem', 'create', 'update', 'unchanged']

interface ImportRowsProps {
  file: AdminImport
  search: ImportSearch
  onShow: (search: ImportSearch) => void
}

/** The rows of a file by what becomes of them, page by page. */
export function ImportRows({ file, search, onShow }: ImportRowsProps) {
  const counts = file.rows as Record<ImportOutcome, number>
  const filled = order.filter((outcome) => counts[outcome] > 0)
  const outcome = filled.find((each) => each === search.rows) ?? filled[0] ?? importOutcomes[0]
  const page = search.page ?? 1
  const { data } = useQuery(importRowsQuery(file.id, outcome, page))
  if (filled.length === 0) return null
  const show = (changes: Partial<ImportSearch>) => onShow({ import: file.id, rows: outcome, ...changes })
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="Rows"
        className={styles.outcomes}
        data={filled.map((each) => ({ value: each, label: `${labels[each]} (${formatCount(counts[each])})` }))}
        value={outcome}
        onChange={(value) => show({ rows: value as ImportOutcome })}
      />
      {data ? <Rows file={file} items={data.items} outcome={outcome} /> : <Skeleton height="10rem" />}
      {data ? (
        <ListFoot
          page={page}
          pageSize={rowsPerPage}
          shown={data.items.length}
          total={data.total}
          onPage={(next) => show({ page: next })}
        />
      ) : null}
    </Stack>
  )
}

interface RowsProps {
  file: AdminImport
  items: ImportRow[]
  outcome: ImportOutcome
}

function Rows({ file, items, outcome }: RowsProps) {
  return (
    <Table className={styles.rows} aria-label={labels[outcome]}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Row</Table.Th>
          <Table.Th>Name</Table.Th>
          <Table.Th>{outcome === 'problem' ? 'Problem' : outcome === 'update' ? 'What changes' : ''}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((row) => (
          <Table.Tr key={row.number}>
            <Table.Td w="4.5rem">{formatCount(row.number)}</Table.Td>
            <Table.Td>{row.label || <Text c="dimmed">no name</Text>}</Table.Td>
            <Table.Td>
              <About file={file} row={row} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function About({ file, row }: { file: AdminImport; row: ImportRow }) {
  if (row.problems.length === 0) return row.changes.join(', ')
  return (
    <Stack component="ul" gap={4}>
      {row.problems.map(({ column, message, given, nearest }) => (
        <li key={`${column} ${message}`}>
          {column ? (
            <Badge variant="outline" color="madder" tt="none">
              {column}
            </Badge>
          ) : null}{' '}
          {message}{' '}
          {column && given && nearest && file.state === 'checked' ? (
            <UseNearest file={file} correction={{ column, from: given, to: nearest }} />
          ) : null}
        </li>
      ))}
    </Stack>
  )
}

/** Reads the known name instead, in all rows. */
function UseNearest({ file, correction }: { file: AdminImport; correction: Correction }) {
  const { check } = useImportActs(file)
  const corrections = [...file.corrections, correction].slice(-importLimits.corrections)
  return (
    <Button size="compact-sm" variant="default" loading={check.isPending} onClick={() => check.mutate({ corrections })}>
      {`Use '${correction.to}' in all rows`}
    </Button>
  )
}
