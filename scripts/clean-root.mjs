/**
 * `npm run deploy:root`: the steps of deploy/Dockerfile in an empty Debian, without a container engine. Its last stage runs
 * in a chroot: read-only, with the account, the health check and the entry point that the file names. Needs root, Linux and
 * debootstrap. CLEAN_ROOT is the folder of a debootstrap to copy, to save its time.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { execForm, lastStage, restOf, variablesOf } from './deploy/dockerfile.mjs'
import { binaries, fail, root as project } from './lib.mjs'

const mirror = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian'
const dockerfile = join(project, 'deploy/Dockerfile')

if (process.getuid?.() !== 0 || process.platform !== 'linux') fail('This needs Linux and root.')
if (spawnSync('debootstrap', ['--version']).status !== 0) fail('This needs debootstrap: apt-get install debootstrap')

const stage = lastStage(dockerfile)
const [, suite] = /^ARG NODE=node:[\d.]+-(\w+)-slim$/m.exec(readFileSync(dockerfile, 'utf8')) ?? fail('No base image.')
const [uid, gid] = restOf(stage, 'USER').split(':').map(Number)
const port = String(3000 + Math.floor(Math.random() * 20_000))
const origin = `http://127.0.0.1:${port}`
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const environment = { ...variablesOf(restOf(stage, 'ENV')), PATH, PORT: port, SITE_URL: origin, DEMO_CONTENT: 'off' }

const place = mkdtempSync(join(tmpdir(), 'hatheli-root-'))
const root = join(place, 'root')
let site
try {
  makeRoot()
  runSteps()
  site = startSite()
  await ready()
  await serves()
  inside(['hatheli', 'doctor'])
  inside(['hatheli', 'backup', '/data/all.hatheli'])
  await stops()
  say(`The image's steps work in an empty Debian ${suite}.`)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error.message}\n`)
  if (site) process.kill(-site.pid, 'SIGKILL')
} finally {
  rmSync(place, { recursive: true, force: true })
}

function makeRoot() {
  const given = process.env.CLEAN_ROOT
  if (given) execFileSync('cp', ['-a', given, root])
  else
    execFileSync('debootstrap', ['--variant=minbase', suite, root, mirror], { stdio: ['ignore', 'ignore', 'inherit'] })
  say(`An empty Debian: ${megabytes(root)} MB`)
  // What the base image has besides Debian.
  copyFileSync(join(binaries, 'node'), join(root, 'usr/local/bin/node'))
}

function runSteps() {
  for (const [name, rest] of stage) {
    if (name === 'RUN') execFileSync('chroot', [root, 'sh', '-ec', rest], { stdio: 'inherit' })
    if (name === 'COPY') copyFromBuild(rest)
  }
}

/** The first stage's result is what `npm run assemble` makes. */
function copyFromBuild(rest) {
  const [from, source, target] = rest.split(/\s+/)
  if (from !== '--from=build' || source !== '/app') throw new Error(`COPY ${rest}: is not known here`)
  execFileSync(join(binaries, 'node'), ['scripts/assemble.mjs', join(root, target)], { cwd: project, stdio: 'inherit' })
  say(`Program and production packages: ${megabytes(join(root, target))} MB`)
}

/** A mount namespace of its own, as a container has it: everything is read-only but /data, /tmp and /dev/shm. */
function startSite() {
  const mounts = `
    mount --bind "$1" "$1"
    mount --bind "$1/data" "$1/data"
    mount -o remount,ro,bind "$1"
    mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
    mount -t tmpfs -o mode=755 tmpfs "$1/dev"
    mkdir -m 1777 "$1/dev/shm"
    for name in null zero random urandom; do touch "$1/dev/$name"; mount --bind "/dev/$name" "$1/dev/$name"; done
    mount -t proc proc "$1/proc"
    cd "$1"; shift; exec "$@"`
  const words = [...execForm(restOf(stage, 'ENTRYPOINT')), ...execForm(restOf(stage, 'CMD'))]
  const child = spawn(
    'unshare',
    ['--mount', '--ipc', '--uts', '--propagation=private', 'sh', '-ec', mounts, 'sh', root, ...chroot(), ...words],
    { env: environment, stdio: 'inherit', detached: true },
  )
  child.ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve((child.result = code ?? signal))))
  return child
}

/** Into the root, as the image's account. */
function chroot() {
  return ['chroot', `--userspec=${uid}:${gid}`, '--groups=', root]
}

/** Runs a command in the running site's namespace, as `docker exec` does. */
function exec(words) {
  const target = ['--target', String(site.pid), '--mount', '--ipc', '--uts']
  return spawnSync('nsenter', [...target, ...chroot(), ...words], { env: environment, encoding: 'utf8' })
}

/** @throws when the command fails. */
function inside(words) {
  const { status, stdout, stderr } = exec(words)
  say(`$ ${words.join(' ')}\n${stdout}${stderr}`.trimEnd())
  if (status !== 0) throw new Error(`${words.join(' ')}: exit code ${status}`)
}

/** By the image's own health check. */
async function ready() {
  const check = execForm(restOf(stage, 'HEALTHCHECK'))
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await pause(500)) {
    if (site.result !== undefined) throw new Error(`The program ended with ${site.result} before it was ready.`)
    if (exec(check).status === 0) return say('healthy')
  }
  throw new Error('The program was not healthy in three minutes.')
}

async function serves() {
  for (const path of ['/', '/admin/login', '/api/openapi.json', '/media/cards/pages/blogs.jpg']) {
    const answer = await fetch(origin + path)
    say(`${answer.status} ${path} ${(await answer.arrayBuffer()).byteLength} bytes`)
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`)
  }
}

async function stops() {
  site.kill(restOf(stage, 'STOPSIGNAL'))
  await Promise.race([site.ended, pause(45_000, undefined, { ref: false })])
  if (site.result !== 0) throw new Error(`After ${restOf(stage, 'STOPSIGNAL')} the program ended with ${site.result}.`)
  say('stopped with exit code 0')
}

function megabytes(folder) {
  return Math.round(Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024)
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
