import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: { node: string; '@types/node': string }
}
const major = devDependencies.node.split('.')[0]!
const workflow = readFileSync('.github/workflows/check.yml', 'utf8')

it('.nvmrc names the program’s version of Node', () => {
  expect(readFileSync('.nvmrc', 'utf8')).toBe(`${devDependencies.node}\n`)
})

it('@types/node has the program’s major version of Node', () => {
  expect(devDependencies['@types/node'].split('.')[0]).toBe(major)
})

it('the workflow uses images with that version, and starts the program from other versions too', () => {
  const images = [...workflow.matchAll(/\bnode:(\S+)-bookworm\b/g)].map(([, version]) => version)
  expect(new Set(images)).toEqual(new Set([major]))
  const [, starts = ''] = /node: \[(.*)\]/.exec(workflow) ?? []
  expect(starts.split(', ')).toContain(major)
})

it('the workflow runs scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const run = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!)
  expect(run.length).toBeGreaterThan(0)
  expect(run.filter((name) => !(name in scripts))).toEqual([])
})
