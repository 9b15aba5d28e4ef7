/**
 * `npm run deploy:check`: asks the tools that read the files of deploy/ whether they are right. A tool that is not there is
 * skipped and named; `--install` installs those that Debian has.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './lib.mjs'

/** Of `systemd-analyze security`: 10 is a service without any protection. */
const largestExposure = 1.5

const unit = join(root, 'deploy/systemd/hatheli.service')
const place = mkdtempSync(join(tmpdir(), 'hatheli-deploy-'))

const checks = [
  { what: 'nginx', tool: 'nginx', debian: 'nginx-light', check: nginx },
  { what: 'Caddy', tool: 'caddy', debian: 'caddy', check: caddy },
  { what: 'systemd', tool: 'systemd-analyze', debian: 'systemd', check: systemd },
  { what: 'Kubernetes', tool: 'kubectl', debian: null, check: kustomize },
  { what: 'Compose', tool: 'docker', debian: null, check: compose },
]

try {
  for (const each of checks) report(each, has(each) ? each.check() : null)
} finally {
  rmSync(place, { recursive: true, force: true })
}

function has({ tool, debian }) {
  const isThere = () => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0
  if (isThere() || !debian || !process.argv.includes('--install')) return isThere()
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', debian]]) {
    const [program, ...rest] = [...sudo, 'apt-get', '-q', ...args]
    spawnSync(program, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  return isThere()
}

/** @param result null if the tool is not there, else what is wrong, or an empty text. */
function report({ what, tool }, result) {
  const state =
    result === null
      ? `skipped: there is no ${what === 'Compose' ? 'docker compose' : tool}`
      : result === ''
        ? 'ok'
        : 'FAILED'
  process.stdout.write(`${what}: ${state}\n${result ? `${result}\n` : ''}`)
  if (result) process.exitCode = 1
}

/** With a certificate of its own in place of that of the site. */
function nginx() {
  const key = ['-keyout', join(place, 'privkey.pem'), '-out', join(place, 'fullchain.pem'), '-days', '2']
  const made = run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.com', ...key])
  if (made.status !== 0) return made.output
  const site = readFileSync(join(root, 'deploy/nginx/hatheli.conf'), 'utf8')
  writeFileSync(join(place, 'site.conf'), site.replaceAll('/etc/letsencrypt/live/www.example.com', place))
  const main = `pid ${place}/pid;\nerror_log stderr;\nevents {}\nhttp { access_log off; include ${place}/site.conf; }\n`
  writeFileSync(join(place, 'nginx.conf'), main)
  return failure(run('nginx', ['-t', '-q', '-p', place, '-c', join(place, 'nginx.conf')]))
}

function caddy() {
  const env = { HATHELI_HOST: 'www.example.com', HATHELI_NODES: 'node-1:3000 node-2:3000', XDG_DATA_HOME: place }
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/caddy/Caddyfile')]
  return failure(run('caddy', args, { ...env, XDG_CONFIG_HOME: place, HOME: place }))
}

/** The unit with its secrets, in a folder where its program is there. */
function systemd() {
  const program = join(place, 'opt/hatheli')
  mkdirSync(program, { recursive: true })
  writeFileSync(join(program, 'hatheli'), '#!/bin/sh\n', { mode: 0o755 })
  const text = readFileSync(unit, 'utf8').replaceAll('/opt/hatheli', program)
  const secrets = readFileSync(join(root, 'deploy/systemd/secrets.conf'), 'utf8').replaceAll(/^#(?=\w+=)/gm, '')
  const copy = join(place, 'hatheli.service')
  mkdirSync(`${copy}.d`)
  writeFileSync(copy, text)
  writeFileSync(join(`${copy}.d`, 'secrets.conf'), secrets)
  const verified = run('systemd-analyze', ['verify', '--man=no', copy])
  if (verified.output.includes('hatheli') || verified.status !== 0) return verified.output
  const security = run('systemd-analyze', ['security', '--offline=true', '--no-pager', copy])
  const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(security.output)?.[1] ?? NaN)
  return exposure <= largestExposure ? '' : `exposure ${exposure}, ${largestExposure} is allowed\n${security.output}`
}

function kustomize() {
  const result = run('kubectl', ['kustomize', join(root, 'deploy/kubernetes')])
  if (result.status !== 0) return result.output
  const kinds = [...result.output.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind)
  const wanted = ['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy']
  return wanted
    .filter((kind) => !kinds.includes(kind))
    .map((kind) => `no ${kind}`)
    .join('\n')
}

/** Its plug-in is there where a Docker is; the secrets need not be. */
function compose() {
  if (run('docker', ['compose', 'version']).status !== 0) return null
  for (const file of ['compose.yml', 'compose.cluster.yml']) {
    const args = ['compose', '--file', join(root, 'deploy', file), 'config', '--quiet']
    const problem = failure(run('docker', args, { HATHELI_HOST: 'www.example.com' }))
    if (problem) return problem
  }
  return ''
}

function run(program, args, env = {}) {
  const options = { encoding: 'utf8', env: { ...process.env, ...env }, cwd: place }
  const { status, stdout, stderr } = spawnSync(program, args, options)
  return { status, output: `${stdout}${stderr}`.trim() }
}

function failure({ status, output }) {
  return status === 0 ? '' : output || 'failed'
}
