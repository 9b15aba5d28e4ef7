/** What has begun and not ended yet, as the sign that a prompt shows for it; a line comment ends with its line. */
export type OpenSign = '=' | '-' | "'" | '"' | '$' | '*' | '('

/** Takes lines and gives whole statements. */
export interface StatementReader {
  /** @returns the statements that this line ends, without their semicolons. */
  push: (line: string) => string[]
  /** @returns what was begun and has no semicolon yet, and forgets it; empty where there is nothing but comments. */
  rest: () => string
  /** @returns `=` at the beginning of a statement, otherwise a sign of what is open. */
  sign: () => OpenSign
}

interface Opened {
  sign: OpenSign
  /** Finds the end, or something to step over. */
  next: RegExp
}

/** A doubled quote ends one text and begins the next, which comes to the same. */
const quote: Opened = { sign: "'", next: /'/g }
const escapingQuote: Opened = { sign: "'", next: /\\[^]|'/g }
const name: Opened = { sign: '"', next: /"/g }
const comment: Opened = { sign: '*', next: /\/\*|\*\//g }

/** A word is taken whole, so that neither `$` nor `e` within one is taken for the beginning of a text. */
const word = String.raw`[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*`
const dollar = String.raw`\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$`
const wordOnly = new RegExp(`^${word}$`)
const token = new RegExp(String.raw`--[^\n]*|/\*|[eE]'|'|"|${dollar}|${word}|[();]|\S`, 'g')

/** A function's body in plain SQL has semicolons of its own, between `begin atomic` and `end`. */
const routine = /^create (?:or replace )?(?:function|procedure)\b/

/** Cuts what is typed into statements as PostgreSQL reads them: quotes, dollar quotes, nested comments, brackets. */
export function createStatementReader(): StatementReader {
  let begun: string[] = []
  let opened: Opened | null = null
  let comments = 0
  let brackets = 0
  let blocks = 0
  let words: string[] = []
  let hasContent = false

  function forget(): void {
    begun = []
    opened = null
    comments = brackets = blocks = 0
    words = []
    hasContent = false
  }

  /** @returns where to go on. */
  function skipOpened(current: Opened, line: string, at: number): number {
    current.next.lastIndex = at
    const [found] = current.next.exec(line) ?? []
    if (found === undefined) return line.length
    if (current.sign === '*') comments += found === '/*' ? 1 : -1
    if (!found.startsWith('\\') && comments === 0) opened = null
    return current.next.lastIndex
  }

  function takeWord(found: string): void {
    const lower = found.toLowerCase()
    words.push(lower)
    if (!routine.test(words.slice(0, 4).join(' '))) return
    if (lower === 'begin' || (blocks > 0 && lower === 'case')) blocks += 1
    if (lower === 'end' && blocks > 0) blocks -= 1
  }

  /** @returns whether a statement ends here. */
  function take(found: string): boolean {
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
    else if (wordOnly.test(found)) takeWord(found)
    return false
  }

  /** @returns what of the line comes after its last semicolon, and the statements before. */
  function cut(line: string): { statements: string[]; left: string } {
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
      if (!take(found)) continue
      if (hasContent) statements.push([...begun, line.slice(start, at - 1)].join('').trim())
      forget()
      start = at
    }
    return { statements, left: line.slice(start) }
  }

  return {
    push(line) {
      const { statements, left } = cut(`${line}\n`)
      if (hasContent || opened) begun.push(left)
      else begun = []
      return statements
    },
    rest() {
      const rest = hasContent ? begun.join('').trim() : ''
      forget()
      return rest
    },
    sign() {
      if (opened) return opened.sign
      if (brackets > 0) return '('
      return hasContent ? '-' : '='
    },
  }
}
