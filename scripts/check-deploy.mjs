/** Asks nginx, Caddy, systemd and Compose whether the files of deploy/ are right; a tool that is missing is skipped. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './lib.mjs'

/** Of `systemd-analyze security`: 10 is a service without any protection. */
const largestExposure = 1.5

const place = mkdtempSync(join(tmpdir(), 'hatheli-deploy-'))

/** Each returns what is wrong, or an empty text. */
const checks = { nginx, caddy, 'systemd-analyze': systemd, docker: compose }

try {
  for (const [tool, check] of Object.entries(checks)) {
    const problem = spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0 ? check() : null
    process.stdout.write(`${tool}: ${problem === null ? 'skipped, not installed' : problem || 'ok'}\n`)
    if (problem) process.exitCode = 1
  }
} finally {
  rmSync(place, { recursive: true, force: true })
}

/** With a temporary certificate in place of the site's. */
function nginx() {
  const key = ['-keyout', join(place, 'privkey.pem'), '-out', join(place, 'fullchain.pem'), '-days', '2']
  const failed = run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=www.example.com',
    ...key,
  ])
  if (failed) return failed
  const site = readFileSync(join(root, 'deploy/nginx/hatheli.conf'), 'utf8')
  writeFileSync(join(place, 'site.conf'), site.replaceAll('/etc/letsencrypt/live/www.example.com', place))
  const main = `pid ${place}/pid;\nerror_log stderr;\nevents {}\nhttp { access_log off; include ${place}/site.conf; }\n`
  writeFileSync(join(place, 'nginx.conf'), main)
  return run('nginx', ['-t', '-q', '-p', place, '-c', join(place, 'nginx.conf')])
}

function caddy() {
  const env = { HATHELI_HOST: 'www.example.com', HATHELI_NODES: 'node-1:3000 node-2:3000', HOME: place }
  return run('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/caddy/Caddyfile')], env)
}

/** The unit with its secrets, and with a program where it names one. */
function systemd() {
  const program = join(place, 'opt/hatheli')
  mkdirSync(program, { recursive: true })
  writeFileSync(join(program, 'hatheli'), '#!/bin/sh\n', { mode: 0o755 })
  const unit = join(place, 'hatheli.service')
  const read = (name) => readFileSync(join(root, 'deploy/systemd', name), 'utf8')
  writeFileSync(unit, read('hatheli.service').replaceAll('/opt/hatheli', program))
  mkdirSync(`${unit}.d`)
  writeFileSync(join(`${unit}.d`, 'secrets.conf'), read('secrets.conf').replaceAll(/^#(?=\w+=)/gm, ''))
  const threshold = `--threshold=${largestExposure * 10}`
  return (
    run('systemd-analyze', ['verify', '--man=no', unit]) ||
    run('systemd-analyze', ['security', '--offline=true', '--no-pager', threshold, unit])
  )
}

function compose() {
  if (run('docker', ['compose', 'version'])) return null
  const files = ['compose.yml', 'compose.cluster.yml']
  const configure = (file) => ['compose', '--file', join(root, 'deploy', file), 'config', '--quiet']
  return files.map((file) => run('docker', configure(file), { HATHELI_HOST: 'www.example.com' })).find(Boolean) ?? ''
}

/** @returns the output of a command that failed, or an empty text. */
function run(program, args, env = {}) {
  const options = { encoding: 'utf8', env: { ...process.env, ...env }, cwd: place }
  const { status, stdout, stderr } = spawnSync(program, args, options)
  return status === 0 ? '' : `${stdout}${stderr}`.trim() || 'failed'
}
