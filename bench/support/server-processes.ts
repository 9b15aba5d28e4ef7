import { readdirSync, readFileSync } from 'node:fs'

export function descendantsOf(pid: number): number[] {
  const children = allProcesses().filter((each) => parentOf(each) === pid)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
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

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** @returns CPU seconds of a process and its descendants, also of those that ended and were waited for. */
export function cpuSeconds(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, each) => sum + ticksOf(each), 0) / ticksPerSecond
}

/** Of Linux, on every machine. */
const ticksPerSecond = 100

/** User and system time, its own and that of children that ended; the name before them may contain spaces. */
function ticksOf(pid: number): number {
  const fields = read(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
}
