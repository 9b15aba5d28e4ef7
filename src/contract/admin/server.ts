import { oc } from '@orpc/contract'
import { z } from 'zod'
import { megabyte } from '#values/format/bytes.ts'
import { notSignedIn } from './fields.ts'

/** Room on the server's disk, bytes. */
export const diskLimits = {
  /** Less than this, and the back office says so. */
  lowBelow: 1024 * megabyte,
  /** Less than this, and saves are refused: what is left is for the database's log. */
  refuseBelow: 64 * megabyte,
  /** Held back for the database's next start; a multiple of a megabyte. */
  reserve: 48 * megabyte,
} as const

const diskStates = ['enough', 'low', 'full'] as const

export type DiskState = (typeof diskStates)[number]

/** What the owner should know of the machine. */
const serverStatusSchema = z.object({
  /** Null where nothing is kept on the server's own disk. */
  disk: z.object({ free: z.int(), total: z.int(), state: z.enum(diskStates) }).nullable(),
})

export const serverContract = {
  status: oc
    .route({
      method: 'GET',
      path: '/admin/server',
      operationId: 'admin_get_server_status',
      summary: 'Room on the server’s disk',
      tags: ['Admin: server'],
    })
    .errors(notSignedIn)
    .output(serverStatusSchema),
}
