/** What is open at the end of a line, as the character that the prompt shows for it (as in `psql`). */
export type OpenSign = '=' | '-' | "'" | '"' | '$' | '*' | '('

export interface StatementReader {
  /** @returns the statements that this line completes, without their semicolons. */
  push: (line: string) => string[]
  /** @returns the incomplete statement, and resets the reader; empty if there are only comments. */
  rest: () => string
  /** @returns `=` at the start of a statement. */
  sign: () => OpenSign
}

interface Opened {
  sign: OpenSign
  /** Matches the end, or something to skip. */
  next: RegExp
}

/** A doubled quote is read as the end of one string and the start of the next, with the same result. */
const quote: Opened = { sign: "'", next: /'/g }
const escapingQuote: Opened = { sign: "'", next: /\\[^]|'/g }
const name: Opened = { sign: '"', next: /"/g }
const comment: Opened = { sign: '*', next: /\/\*|\*\//g }

/** Words are one token, so that `$` or `e` within one does not start a string. */
const word = String.raw`[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*`
const dollar = String.raw`\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$`
const wordOnly = new RegExp(`^${word}$`)
const token = new RegExp(String.raw`--[^\n]*|/\*|[eE]'|'|"|${dollar}|${word}|[();]|\S`, 'g')

/** An SQL-standard function body contains semicolons between `begin atomic` and `end`. */
const routine = /^create (?:or replace )?(?:function|procedure)\b/

/** Splits input into statements with PostgreSQL's rules for quotes, dollar quotes, nested comments and parentheses. */
export function createStatementReader(): StatementReader {
  let pending: string[] = []
  let opened: Opened | null = null
  let comments = 0
  let brackets = 0
  let blocks = 0
  let words: string[] = []
  let hasContent = false

  function reset(): void {
    pending = []
    opened = null
    comments = brackets = blocks = 0
    words = []
    hasContent = false
  }

  /** @returns the index to continue at. */
  function skipOpened(current: Opened, line: string, at: number): number {
    current.next.lastIndex = at
    const [found] = current.next.exec(line) ?? []
    if (found === undefined) return line.length
    if (current.sign === '*') comments += found === '/*' ? 1 : -1
    if (!found.startsWith('\\') && comments === 0) opened = null
    return current.next.lastIndex
  }

  function handleWord(found: string): void {
    const lower = found.toLowerCase()
    words.push(lower)
    if (!routine.test(words.slice(0, 4).join(' '))) return
    if (lower === 'begin' || (blocks > 0 && lower === 'case')) blocks += 1
    if (lower === 'end' && blocks > 0) blocks -= 1
  }

  /** @returns whether the token ends a statement. */
  function handleToken(found: string): boolean {
    if (found.startsWith('--')) return false
    if (found === '/*') {
      opened = comment
      comments = 1
      return false
    }
    if (found === ';' && brackets <= 0 && blocks === 0) return true
    hasContent = true
    if (found === "'") opened = quote
    else if (found === '"') opened = name
    else if (/^e'$/i.test(found)) opened = escapingQuote
    else if (/^\$.*\$$/.test(found)) opened = { sign: '$', next: new RegExp(found.replaceAll('$', '\\$'), 'g') }
    else if (found === '(') brackets += 1
    else if (found === ')') brackets -= 1
    else if (wordOnly.test(found)) handleWord(found)
    return false
  }

  /** @returns the completed statements, and the part of the line after them. */
  function split(line: string): { statements: string[]; left: string } {
    const statements: string[] = []
    let start = 0
    let at = 0
    while (at < line.length) {
      if (opened) {
        at = skipOpened(opened, line, at)
        continue
      }
      token.lastIndex = at
      const [found] = token.exec(line) ?? []
      if (found === undefined) break
      at = token.lastIndex
      if (!handleToken(found)) continue
      if (hasContent) statements.push([...pending, line.slice(start, at - 1)].join('').trim())
      reset()
      start = at
    }
    return { statements, left: line.slice(start) }
  }

  return {
    push(line) {
      const { statements, left } = split(`${line}\n`)
      if (hasContent || opened) pending.push(left)
      else pending = []
      return statements
    },
    rest() {
      const rest = hasContent ? pending.join('').trim() : ''
      reset()
      return rest
    },
    sign() {
      if (opened) return opened.sign
      if (brackets > 0) return '('
      return hasContent ? '-' : '='
    },
  }
}
