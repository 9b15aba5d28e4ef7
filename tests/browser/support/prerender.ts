import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../../scripts/chromium.mjs'
import { chromiumFlags } from './servers.ts'

interface Asked {
  path: string
  /** Of the header `Sec-Purpose`. */
  purpose: string | undefined
}

/** Milliseconds after which a browser counts as one that does not render ahead. */
const patience = 30_000

/**
 * Lets a browser render a page ahead, and shows it once its scripts have run. Chromium renders nothing ahead while developer
 * tools, such as Playwright's, are attached: so it is a browser without a controller, whose first page asks for it and moves on
 * by itself, and a proxy that sees what it requests.
 * @param target path of the page.
 * @returns `isShown`: whether that happened within half a minute.
 */
export async function prerenderInOwnBrowser(site: string, target: string) {
  const requests: Asked[] = []
  const isReady = Promise.withResolvers<void>()
  const isShown = Promise.withResolvers<boolean>()
  const start = `<!doctype html><title>Start</title>
    <script type="speculationrules">{"prerender":[{"urls":["${target}"],"eagerness":"immediate"}]}</script>
    <script>fetch('/ready').then(() => fetch('/shown', { method: 'POST' })).then(() => { location.href = '${target}' })</script>`
  const proxy = createServer((asked, answer) => {
    const path = asked.url!
    requests.push({ path, purpose: asked.headers['sec-purpose'] as string | undefined })
    // Loaded when the page is idle, just before views are reported.
    if (path.includes('/improve-navigation-')) setImmediate(isReady.resolve)
    if (path === '/start') return answer.setHeader('content-type', 'text/html').end(start)
    if (path === '/ready') return void isReady.promise.then(() => answer.end())
    if (path === '/shown') return (isShown.resolve(true), answer.end())
    pass(site, asked, answer)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const profile = mkdtempSync(join(tmpdir(), 'hatheli-prerender-'))
  const own = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const args = [...chromiumFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(findChromium()!, [...args, `${own}/start`], { stdio: 'ignore', detached: true })
  const ended = once(browser, 'exit')
  const timeout = setTimeout(() => isShown.resolve(false), patience)
  const stop = async () => {
    clearTimeout(timeout)
    // All of its group: what was started may be a script that starts the browser.
    process.kill(-browser.pid!, 'SIGKILL')
    await ended
    proxy.closeAllConnections()
    proxy.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { requests, isShown: isShown.promise, stop }
}

function pass(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = asked
  const passed = forward(site + url!, { method, headers: { ...headers, host: new URL(site).host } }, (response) => {
    answer.writeHead(response.statusCode!, response.headers)
    response.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}
