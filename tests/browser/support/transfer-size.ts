import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What a page has asked for: bytes of scripts and styles as gzip, bytes of pictures, number of files. */
export interface Weight {
  scripts: number
  styles: number
  pictures: number
  requests: number
}

export const kilobyte = 1000

/** Weighs what the page asks for from now on. @returns a function that tells the weight so far. */
export function measureTransfer(page: Page): () => Promise<Weight> {
  const kinds = { script: 'scripts', stylesheet: 'styles', image: 'pictures' } as const
  const weight: Weight = { scripts: 0, styles: 0, pictures: 0, requests: 0 }
  const weighed: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    weight.requests += 1
    const kind = kinds[request.resourceType() as keyof typeof kinds]
    // What only paper needs is fetched last, and holds nothing up.
    if (!kind || /\/print-[\w-]+\.css$/.test(request.url())) return
    const add = async () => {
      const body = await (await request.response())!.body()
      weight[kind] += kind === 'pictures' ? body.length : gzipSync(body, { level: 9 }).length
    }
    weighed.push(add())
  })
  return async () => {
    await Promise.all(weighed)
    return weight
  }
}
