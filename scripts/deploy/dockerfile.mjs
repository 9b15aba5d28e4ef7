/** Reads the instructions of a Dockerfile, as far as ours has them. */
import { readFileSync } from 'node:fs'

/** @returns the instructions of the last stage as pairs of name and rest. */
export function lastStage(path) {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const instructions = lines.map((line) => [line.split(' ', 1)[0], line.replace(/^\S+\s+/, '')])
  return instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'))
}

/** @returns the rest of the instruction with that name. */
export function restOf(stage, name) {
  return stage.find(([each]) => each === name)?.[1] ?? ''
}

/** @returns the words of an instruction in exec form: `CMD ["node", "server.js"]`. */
export function execForm(text) {
  return JSON.parse(text.slice(text.indexOf('[')))
}

/** @returns variables of `ENV A=1 B=2`. */
export function variablesOf(text) {
  return Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s, 2)))
}
