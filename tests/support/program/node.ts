import type { ObjectStorageSettings } from '#server/platform/config/storage-settings.ts'
import { startProgram } from './program-process.ts'
import { adminEnvironment, cookieOfAdmin } from './sign-in-as-admin.ts'

/** The origin of the site; tests send it to every node. */
const siteUrl = 'http://hatheli.test'

/** @returns variables that all nodes of one site start with. */
export function nodeEnvironment(databaseUrl: string, storage: ObjectStorageSettings): Record<string, string> {
  return {
    ...adminEnvironment,
    DATABASE_URL: databaseUrl,
    S3_BUCKET: storage.bucket,
    S3_ENDPOINT: storage.endpoint!,
    S3_REGION: storage.region,
    S3_ACCESS_KEY_ID: storage.accessKeyId,
    S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
    SESSION_SECRET: 'a secret that all nodes of the test share',
    SITE_URL: siteUrl,
    // A node stores nothing on its disk.
    DATA_DIR: '/nowhere/to/be/written',
  }
}

/** One of several programs that share a database and a bucket. */
export interface Node {
  url: string
  kill: () => Promise<void>
  /** Starts it again at its port. */
  start: () => Promise<void>
}

export async function startNode(environment: Record<string, string>): Promise<Node> {
  let program = await startProgram(environment)
  await program.ready()
  const { url, port } = program
  return {
    url,
    async kill() {
      program.process.kill('SIGKILL')
      await program.ended()
    },
    async start() {
      program = await startProgram({ ...environment, PORT: String(port) })
      await program.ready()
    },
  }
}

/** A signed-in admin, whose requests go to any node. */
export interface AdminOfNodes {
  send: (node: Node, method: string, path: string, body?: unknown, key?: string) => Promise<Response>
  /** Opens an address of the site. */
  open: (node: Node, path: string) => Promise<Response>
  /** @returns the path of the stored picture. */
  upload: (node: Node, file: Blob) => Promise<string>
}

export async function signInAt(node: Node): Promise<AdminOfNodes> {
  const own = { origin: siteUrl, cookie: await cookieOfAdmin({ url: node.url, origin: siteUrl }) }
  return {
    send: ({ url }, method, path, data, key) =>
      fetch(`${url}/api/admin${path}`, {
        method,
        headers: { ...own, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
        ...(data === undefined ? {} : { body: JSON.stringify(data) }),
      }),
    open: ({ url }, path) => fetch(url + path, { headers: own }),
    async upload({ url }, file) {
      const body = new FormData()
      body.set('bucket', 'trip-images')
      body.set('file', file, 'picture.jpg')
      const answer = await fetch(`${url}/api/admin/pictures`, { method: 'POST', headers: own, body })
      return ((await answer.json()) as { url: string }).url
    },
  }
}
