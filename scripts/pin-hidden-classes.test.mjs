import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The first requests with a collection after each, and then what V8 makes of the objects of one more. */
const firstRequests = `
  const isQuick = new Function('object', 'return %HasFastProperties(object)')
  let kinds
  const server = createServer((request, response) => {
    response.once('finish', () => {
      kinds = { request: isQuick(request), answer: isQuick(response), connection: isQuick(request.socket) }
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

/** @returns whether V8 still knows, after those requests, what each kind looks like. @param {string} before */
function kindsAfter(before) {
  const imports = `import { createServer } from 'node:http'; import { keepShapes } from '${new URL('pin-hidden-classes.mjs', import.meta.url)}'`
  const flags = ['--expose-gc', '--allow-natives-syntax', '--input-type=module', '--eval']
  const code = `${imports}\n${before}\n${firstRequests}`
  return JSON.parse(execFileSync(process.execPath, [...flags, code], { encoding: 'utf8' }))
}

test('collections between the first requests do not make all later ones slow', () => {
  expect(kindsAfter('keepShapes()')).toEqual({ request: true, answer: true, connection: true })
})

test('Node still needs that', () => {
  expect(Object.values(kindsAfter(''))).toContain(false)
})
