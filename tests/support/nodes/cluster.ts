import type { ObjectStorageSettings } from '#server/config/storage-settings.ts'
import { adminEnvironment } from '../program/sign-in-as-admin.ts'
import { spawnProgram, type Launch, type ProgramProcess } from '../program/spawn-program.ts'

/** The origin that browsers use; nodes are asked directly with it. */
export const siteUrl = 'http://hatheli.test'

export type Environment = Record<string, string>

/** @returns what all nodes of one site are started with. */
export function nodeEnvironment(databaseUrl: string, storage: ObjectStorageSettings): Environment {
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
    TRUST_PROXY: '1',
    METRICS: 'public',
    // What nodes keep for themselves: nothing.
    DATA_DIR: '/nowhere/to/be/written',
  }
}

/** A node that can be killed and started again at its port. */
export interface Node {
  port: number
  url: string
  stderr: () => string
  kill: () => Promise<void>
  /** In order, as at an update. */
  stop: () => Promise<void>
  /** @param launch another program at its place. */
  start: (launch?: Launch) => Promise<void>
}

/** Starts a node. @param launch how, for another clock or another disk. */
export async function startNode(environment: Environment, launch?: Launch): Promise<Node> {
  let program: ProgramProcess = await spawnProgram(environment, launch)
  const { port, url } = program
  const end = async (signal: NodeJS.Signals) => {
    program.process.kill(signal)
    await program.ended()
  }
  return {
    port,
    url,
    stderr: () => program.stderr(),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start(other = launch) {
      program = await spawnProgram({ ...environment, PORT: String(port) }, other)
      await program.ready()
    },
  }
}

/** Starts nodes at the same time, on a database and a bucket that may be empty. */
export async function startNodes(environments: Environment[]): Promise<Node[]> {
  const nodes = await Promise.all(environments.map((each) => startNode(each)))
  await Promise.all(nodes.map(untilReady))
  return nodes
}

export async function untilReady({ url, stderr }: Pick<Node, 'url' | 'stderr'>): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    if (stderr() !== '') throw new Error(stderr())
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A signed-in admin, whose requests go to any node. */
export interface AdminOfNodes {
  send: (origin: string, method: string, path: string, body?: unknown, key?: string) => Promise<Response>
  /** @returns the address of the picture. @throws if it is refused. */
  upload: (origin: string, bucket: string, file: Blob, key?: string) => Promise<string>
}

/** Signs in at one node. @throws if that is refused. */
export async function signInAt(origin: string): Promise<AdminOfNodes> {
  const headers = { 'content-type': 'application/json', origin: siteUrl, 'x-forwarded-for': '203.0.113.9' }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = adminEnvironment
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const own = { origin: siteUrl, cookie }
  return {
    upload: async (at, bucket, file, key) => {
      const form = new FormData()
      form.set('bucket', bucket)
      form.set('file', file, 'picture.jpg')
      const withKey = keyHeader(key)
      const stored = await fetch(`${at}/api/admin/pictures`, {
        method: 'POST',
        headers: { ...own, ...withKey },
        body: form,
      })
      if (!stored.ok) throw new Error(`upload answered ${stored.status}: ${await stored.text()}`)
      return ((await stored.json()) as { url: string }).url
    },
    send: (at, method, path, data, key) =>
      fetch(`${at}/api${path}`, {
        method,
        headers: { ...headers, cookie, ...keyHeader(key) },
        ...(data === undefined ? {} : { body: JSON.stringify(data) }),
      }),
  }
}

function keyHeader(key: string | undefined): Record<string, string> {
  return key ? { 'idempotency-key': key } : {}
}
