import pg from 'pg'
import type { AdminOfNodes, Node } from './cluster.ts'

/** A page of which an admin changes the title, to see which nodes show it. */
export interface ChangingPage {
  /** @throws if the save is refused. */
  save: (at: Node, title: string) => Promise<void>
  isShownBy: (node: Node, title: string) => Promise<boolean>
}

const path = '/category/wildlife'

export async function changingPage(databaseUrl: string, admin: AdminOfNodes): Promise<ChangingPage> {
  const id = await idOfCategory(databaseUrl, 'Wildlife Escapes')
  return {
    async save(at, title) {
      const input = { category_data: { title, description: 'Told' } }
      const answer = await admin.send(at.url, 'PATCH', `/admin/categories/${id}`, input)
      if (!answer.ok) throw new Error(`the save was answered with ${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    },
    isShownBy: async ({ url }, title) => (await (await fetch(url + path)).text()).includes(title),
  }
}

async function idOfCategory(databaseUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('select id from categories where name = $1', [name])
    return rows[0]!.id
  } finally {
    await client.end()
  }
}
