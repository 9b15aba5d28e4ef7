/** Installs packages of Debian where a program that tests need is missing. */
import { existsSync } from 'node:fs'
import { run } from './lib.mjs'

/** Programs of the tests of several nodes, with their packages. */
const programs = {
  nginx: { package: 'nginx-light', paths: ['/usr/sbin/nginx'] },
  pgbouncer: { package: 'pgbouncer', paths: ['/usr/sbin/pgbouncer'] },
  faketime: {
    package: 'libfaketime',
    paths: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`),
  },
}

/**
 * Finds a program, or installs its package.
 * @param {keyof typeof programs} name
 * @returns {Promise<string>} its path. @throws with a message for the user.
 */
export async function ensureProgram(name) {
  const { package: packageName, paths } = programs[name]
  const find = () => paths.find((path) => existsSync(path))
  const found = find()
  if (found) return found
  const output = (await aptGet('update', '-q')) + (await aptGet(...install, packageName))
  const installed = find()
  if (!installed) throw new Error(`${output}\n${name} was neither found nor could be installed`)
  return installed
}

/** Waits while another process installs; services of the packages are not started. */
export const install = ['install', '-q', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300']

/** @returns {Promise<string>} its output. */
export async function aptGet(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [program, ...first] = [...sudo, 'apt-get']
  const { output } = await run(program, [...first, ...args], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  return output
}
