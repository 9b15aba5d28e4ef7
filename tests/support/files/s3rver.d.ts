declare module '@20minutes/s3rver' {
  import type { IncomingMessage } from 'node:http'

  interface Context {
    req: IncomingMessage
  }

  /** The part of the server that is used here; the package has no types. */
  export default class S3rver {
    /** Called in order, each with the next one. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    store: {
      putContent: (path: string, content: unknown) => Promise<unknown>
      putMetadata: (...args: unknown[]) => Promise<unknown>
      getMetadata: (...args: unknown[]) => Promise<unknown>
    }
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      vhostBuckets: boolean
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ port: number }>
  }
}
