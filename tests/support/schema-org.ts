import { readFileSync } from 'node:fs'

/** One type of schema.org: what it inherits from, and its own properties with the types of their values. */
interface Base {
  parents: string[]
  ranges: Map<string, Set<string>>
}

/**
 * The vocabulary of schema.org, read from the declarations of the package `schema-dts`, which are generated from it: an
 * interface `XBase` for each type with properties, and `XLeaf` for each that items can have.
 */
function readVocabulary() {
  const file = new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url)
  const bases = new Map<string, Base>()
  let current: Base | null = null
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, parents] = /^(?:export )?interface (\w+) extends (.+) \{$/.exec(line) ?? []
    if (name) {
      current = { parents: parents!.split(', '), ranges: new Map() }
      bases.set(name, current)
    }
    const [, property, range] = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/.exec(line) ?? []
    if (property) current!.ranges.set(property, new Set(range!.split(' | ')))
  }
  return bases
}

const bases = readVocabulary()

/** @returns the interfaces of a type and of all that it inherits from; empty for a type that does not exist. */
function lineage(name: string): string[] {
  const base = bases.get(name)
  return base ? [name, ...base.parents.flatMap(lineage)] : []
}

function interfacesOf(type: string): string[] {
  return lineage(bases.has(`${type}Leaf`) ? `${type}Leaf` : `${type}Base`)
}

/** @returns a type and its ancestors, by their names in schema.org. */
function kindsOf(type: string): string[] {
  return interfacesOf(type).map((name) => name.replace(/(?:Base|Leaf)$/, ''))
}

/** @returns what an item, and whatever is within it, has that schema.org does not know. */
export function unknownToSchemaOrg(value: unknown, expected?: Set<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => unknownToSchemaOrg(each, expected))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': named, '@id': id, '@context': _context, ...properties } = value as Record<string, unknown>
  if (named === undefined) return typeof id === 'string' ? [] : [`${JSON.stringify(value)} has neither type nor id`]
  const types = [named].flat() as string[]
  const label = types.join(' and ')
  const wrong = types.filter((type) => interfacesOf(type).length === 0).map((type) => `${type} is no type`)
  const fits = !expected || types.flatMap(kindsOf).some((kind) => expected.has(kind))
  if (!fits) wrong.push(`${label} is used where ${[...expected].join(' or ')} is expected`)
  for (const [property, content] of Object.entries(properties)) {
    const range = types
      .flatMap(interfacesOf)
      .map((name) => bases.get(name)!.ranges.get(property))
      .find((each) => each !== undefined)
    if (range) wrong.push(...unknownToSchemaOrg(content, range))
    else wrong.push(`${property} is no property of ${label}`)
  }
  return wrong
}
