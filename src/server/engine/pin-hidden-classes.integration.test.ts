import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Runs a garbage collection after each of the first requests, and prints which objects of the last one are fast. */
const firstRequests = `
  const isFast = new Function('object', 'return %HasFastProperties(object)')
  let kinds
  const server = createServer((request, response) => {
    response.once('finish', () => {
      kinds = { request: isFast(request), response: isFast(response), socket: isFast(request.socket) }
    })
    response.setHeader('connection', 'close').end('namaste')
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  for (let count = 0; count < 12; count += 1) {
    await (await fetch('http://127.0.0.1:' + server.address().port)).text()
    await new Promise((resolve) => setTimeout(resolve, 5))
    gc()
  }
  console.log(JSON.stringify(kinds))
  process.exit()`

/** @returns whether objects of each class have fast properties after those requests. */
function kindsAfter(before: string): Record<string, boolean> {
  const module = fileURLToPath(new URL('pin-hidden-classes.ts', import.meta.url))
  const imports = `import { createServer } from 'node:http'; import { pinHiddenClasses } from ${JSON.stringify(module)}`
  const flags = ['--expose-gc', '--allow-natives-syntax', '--input-type=module', '--eval']
  const code = `${imports}\n${before}\n${firstRequests}`
  return JSON.parse(execFileSync(process.execPath, [...flags, code], { encoding: 'utf8' })) as Record<string, boolean>
}

test('garbage collections between the first requests do not make later ones slow', () => {
  expect(kindsAfter('pinHiddenClasses()')).toEqual({ request: true, response: true, socket: true })
})

test('the installed version of Node still needs pinning', () => {
  expect(Object.values(kindsAfter(''))).toContain(false)
})
