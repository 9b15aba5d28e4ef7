import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Requested files: bytes of scripts and styles as gzip, bytes of images, number of files. */
export interface Weight {
  scripts: number
  styles: number
  pictures: number
  requests: number
}

export const kilobyte = 1000

/** Measures the requests of the page from now on. @returns a function that returns the sum so far. */
export function measureTransfer(page: Page): () => Promise<Weight> {
  const kinds = { script: 'scripts', stylesheet: 'styles', image: 'pictures' } as const
  const weight: Weight = { scripts: 0, styles: 0, pictures: 0, requests: 0 }
  const weighed: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    weight.requests += 1
    const kind = kinds[request.resourceType() as keyof typeof kinds]
    // The print style sheet is loaded last with low priority and delays nothing.
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
