import type pg from 'pg'
import { describeRelation, relations, type Listing } from './describe-relations.ts'
import { runStatement } from './run-statement.ts'
import type { Screen } from './screen.ts'

export type LineResult = 'done' | 'failed' | 'quit'

const help = [
  'A statement ends with a semicolon and may take several lines.',
  '  \\d          all tables',
  '  \\d NAME     one table: columns, indexes, constraints, triggers',
  '  \\x          rows as lists of their values instead of tables, or back',
  '  \\?          this help',
  '  \\q, Ctrl+D  end',
  '  Ctrl+C      cancels the running statement or drops what was typed',
]

/**
 * @param line beginning with a backslash.
 * @throws pg.DatabaseError as the server reports it.
 */
export async function runCommand(line: string, client: pg.Client, screen: Screen): Promise<LineResult> {
  const [word = '', ...rest] = line.trim().replace(/;$/, '').split(/\s+/)
  switch (word) {
    case '\\q':
      return 'quit'
    case '\\?':
      screen.print(help)
      return 'done'
    case '\\x':
      screen.print([screen.toggleExpanded() ? 'Rows are shown as lists.' : 'Rows are shown as tables.'])
      return 'done'
    case '\\d':
      return describe(rest.join(' '), client, screen)
    default:
      screen.printError([`There is no command ${word}; \\? lists them.`])
      return 'failed'
  }
}

async function describe(name: string, client: pg.Client, screen: Screen): Promise<LineResult> {
  const listings = name ? await describeRelation(client, name) : [relations]
  if (!listings) {
    screen.printError([`There is no table ${name}.`])
    return 'failed'
  }
  const [first, ...others] = listings as [Listing, ...Listing[]]
  await list(first, client, screen)
  for (const each of others) await list(each, client, screen, { unlessEmpty: true })
  return 'done'
}

async function list({ title, text }: Listing, client: pg.Client, screen: Screen, { unlessEmpty = false } = {}) {
  const { found } = await runStatement(client, text, () => {})
  if (!found || (unlessEmpty && found.rows.length === 0)) return
  screen.print([title])
  screen.show(found)
}
