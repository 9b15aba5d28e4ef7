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
