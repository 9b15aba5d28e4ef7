declare module '@20minutes/s3rver' {
  /** What we use of the server; the package brings no types. */
  export default class S3rver {
    store: { putContent: (path: string, content: unknown) => Promise<unknown> }
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
