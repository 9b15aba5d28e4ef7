import { describe, expect, it } from 'vitest'
import { createStatementReader } from './statement-reader.ts'

function statementsIn(text: string): string[] {
  const reader = createStatementReader()
  const statements = text.split('\n').flatMap((line) => reader.push(line))
  const rest = reader.rest()
  return rest ? [...statements, rest] : statements
}

describe('statements', () => {
  it.each([
    ['several in a line', 'select 1; select 2;', ['select 1', 'select 2']],
    ['over several lines', 'select\n  1\n;', ['select\n  1']],
    ['without a semicolon at the end', 'select 1;\nselect 2', ['select 1', 'select 2']],
    ['with nothing in them', ' ; -- nothing\n;;/* nothing */', []],
    ['with a quoted semicolon', `select 'a;''b;' || "c;""d;";`, [`select 'a;''b;' || "c;""d;"`]],
    [
      'with an escaped quote',
      String.raw`select e'it\';s', E'\\'; select 2`,
      [String.raw`select e'it\';s', E'\\'`, 'select 2'],
    ],
    ['with a backslash that escapes nothing', String.raw`select '\'; select 2;`, [String.raw`select '\'`, 'select 2']],
    ['with dollar quotes', 'select $$a;\n$b$;$$, $b$;$$;$b$;', ['select $$a;\n$b$;$$, $b$;$$;$b$']],
    ['with dollars that quote nothing', 'select a$b$c; select $1;', ['select a$b$c', 'select $1']],
    [
      'with comments',
      'select 1 -- one; \'\n/* two; /* three; */ " */;',
      [`select 1 -- one; '\n/* two; /* three; */ " */`],
    ],
    [
      'with brackets',
      'create rule r as on insert to t do (select 1; select 2);',
      ['create rule r as on insert to t do (select 1; select 2)'],
    ],
    [
      'with a body in plain SQL',
      'create or replace function f() returns int begin atomic select 1; select case when true then 2 end; end; begin; end;',
      [
        'create or replace function f() returns int begin atomic select 1; select case when true then 2 end; end',
        'begin',
        'end',
      ],
    ],
    ['with letters of other scripts', 'select लद्दाख$x$ from "₹;";', ['select लद्दाख$x$ from "₹;"']],
  ])('%s are separated', (_name, text, statements) => {
    expect(statementsIn(text)).toEqual(statements)
  })

  it.each([
    ['=', ''],
    ['=', '-- a comment'],
    ['-', 'select 1'],
    ["'", "select 'a"],
    ['"', 'select "a'],
    ['$', 'select $$ a'],
    ['*', 'select /* a'],
    ['(', 'select (1'],
    ['=', 'select 1;'],
  ])('show the prompt %s after the line %s', (sign, line) => {
    const reader = createStatementReader()
    reader.push(line)
    expect(reader.sign()).toBe(sign)
  })

  it('are discarded by reading the rest', () => {
    const reader = createStatementReader()
    reader.push("drop table 'half")
    reader.rest()
    expect(reader.push('select 1;')).toEqual(['select 1'])
  })
})
