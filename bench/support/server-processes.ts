import { readdirSync, readFileSync } from 'node:fs'
import { serverPid } from '#server/db/embedded/orphan-server.ts'
import { embeddedPaths } from '#server/db/embedded/open-embedded.ts'

/** @returns the pids of the embedded server of a data folder: the postmaster, then its children. */
export function serverProcesses(dataDir: string): number[] {
  const postmaster = serverPid(embeddedPaths(dataDir).cluster)
  return postmaster === null ? [] : [postmaster, ...childrenOf(postmaster)]
}

export function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])
}

function childrenOf(pid: number): number[] {
  return allProcesses().filter((each) => parentOf(each) === pid)
}

/** @returns the pids of processes whose command line contains a text. */
export function processesWith(text: string): number[] {
  return allProcesses().filter((pid) => read(pid, 'cmdline').includes(text))
}

function allProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0)
}

/** @returns the PSS of a process in megabytes. */
export function proportionalMegabytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024
}

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

/** @returns processor time that all threads of a process have used, seconds. */
export function processorSeconds(pid: number): number {
  const fields = read(pid, 'stat').split(') ').at(-1)!.split(' ')
  const [user, system] = fields.slice(11, 13).map(Number)
  return (user! + system!) / ticksPerSecond
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
