import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** `node bench/support/bare-server.ts PORT FILE`: Node's own HTTP server with one page, as the upper bound for any Node program. */
const [port, file] = process.argv.slice(2)
const page = readFileSync(file!)
const head = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': page.length }

createServer((_request, response) => {
  response.writeHead(200, head).end(page)
}).listen(Number(port), '127.0.0.1')
