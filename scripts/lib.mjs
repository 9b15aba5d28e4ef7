/** What the scripts share: running a program quietly, and knowing whether something changed. Builtins only. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Programs of the installed packages; Node 24 is one of them. */
export const binaries = join(root, 'node_modules', '.bin')

/**
 * Runs a program in the project's folder.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined> }} [options] `quiet` keeps the output back.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    child.stdout?.on('data', (part) => (output += part))
    child.stderr?.on('data', (part) => (output += part))
    child.on('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Environment in which the project's own Node and tools come first. */
export function projectEnv() {
  return { PATH: `${binaries}:${process.env.PATH}` }
}

/**
 * npm tells scripts about the command that runs them; an inner npm must not take that for its own settings. Nor may it
 * run on the Node in node_modules, which it is about to remove.
 */
export function plainNpmEnv() {
  const names = Object.keys(process.env).filter((name) =>
    /^npm_(lifecycle|package|command|config_(omit|include))/.test(name),
  )
  const PATH = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), PATH: PATH.join(delimiter) }
}

/** Tests are no part of what is built. */
const test = /\.test\.\w+$/

/** One hash over files and folders, by name and content. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addToHash(hash, join(root, path), path)
  return hash.digest('hex')
}

function addToHash(hash, path, name) {
  if (!existsSync(path) || test.test(path)) return
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path).sort()) addToHash(hash, join(path, entry), `${name}/${entry}`)
    return
  }
  hash.update(name).update('\0').update(readFileSync(path)).update('\0')
}

/** What was noted in a marker file, or an empty string. */
export function readMark(path) {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Notes what a step was done for. */
export function writeMark(path, text) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Says what went wrong, whole, and ends. */
export function fail(line, output = '') {
  if (output) process.stderr.write(`${output.trimEnd()}\n`)
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
