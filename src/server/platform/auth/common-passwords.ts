import { readFile } from 'node:fs/promises'
import { paths } from '../../paths.ts'

/** Minimum length of the part that is left of a password without everything easy to guess. */
const least = 8
const fewestCharacters = 5
const shortestRun = 4
const shortestName = 4

const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))]
const firstTries = ['password', 'welcome', 'letmein', 'admin']

/**
 * Whether a password is among the first that others would try: it is in `common-passwords.txt`, with or without digits
 * and signs around it, or little is left of it without names, runs of a keyboard and repetitions.
 * @param names texts that everybody connects with the account, such as the brand and the e-mail.
 */
export async function isCommonPassword(password: string, names: string[]): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase()
  if (isTrivial(text, names)) return true
  const list = await readFile(paths.commonPasswords, 'utf8')
  const core = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  const candidates = text.length - core.length < least ? [text, core] : [text]
  return candidates.some((each) => list.includes(`\n${each}\n`))
}

function isTrivial(text: string, names: string[]): boolean {
  if (new Set(text).size < fewestCharacters) return true
  const known = [...firstTries, ...names.flatMap(wordsOf)].sort((a, b) => b.length - a.length)
  const left = known.reduce((rest, word) => rest.replaceAll(word, ''), text)
  return repeatedPart(withoutRuns(left)).length < least
}

/** A name and the words in it: `admin@hatheli.example` is also `admin`, `hatheli` and `example`. */
function wordsOf(name: string): string[] {
  const lowered = name.normalize('NFKC').toLowerCase()
  const words = lowered.split(/[^\p{L}\p{N}]+/u)
  return [lowered, words.join(''), ...words].filter((word) => word.length >= shortestName)
}

/** Leaves out `1234`, `qwert`, `zyxw` and the like. */
function withoutRuns(text: string): string {
  let left = ''
  for (let at = 0; at < text.length;) {
    const length = runLengthAt(text, at)
    if (length === 0) left += text[at]
    at += length || 1
  }
  return left
}

function runLengthAt(text: string, at: number): number {
  let longest = 0
  for (let end = at + shortestRun; end <= text.length; end += 1) {
    const part = text.slice(at, end)
    if (!runs.some((run) => run.includes(part))) break
    longest = part.length
  }
  return longest
}

/** @returns the beginning of a text that, repeated, gives all of it: the text itself where nothing repeats. */
function repeatedPart(text: string): string {
  let length = 1
  while (length < text.length && !text.startsWith(text.slice(length))) length += 1
  return text.slice(0, length)
}
