/** Runs programs, and detects changed files by their hash. Imports only Node's own modules. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Contains the programs of the installed packages, Node 24 among them. */
export const binaries = join(root, 'node_modules', '.bin')

/**
 * Runs a program in the project's folder; it does not throw if that fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined> }} [options] `quiet` returns the output instead of printing it.
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
 * Environment for a nested npm: without the variables of the npm command that runs this script, which would change its
 * settings, and without the Node in node_modules, which it is about to remove.
 */
export function plainNpmEnv() {
  const names = Object.keys(process.env).filter((name) =>
    /^npm_(lifecycle|package|command|config_(omit|include))/.test(name),
  )
  const PATH = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), PATH: PATH.join(delimiter) }
}

/** Not part of a build. */
const test = /\.test\.\w+$/

/** @returns a hash of the names and contents of files and folders. */
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

/** @returns the content of a marker file, or an empty string. */
export function readMark(path) {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export function writeMark(path, text) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Prints the output and the line to standard error, and exits with 1. */
export function fail(line, output = '') {
  if (output) process.stderr.write(`${output.trimEnd()}\n`)
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
