import { z } from 'zod'
import { megabyte } from '#values/format/bytes.ts'
import { contactNames } from '#values/placeholder-contacts.ts'
import { adminCalls } from '../calls.ts'

/** Free disk space, in bytes. */
export const diskLimits = {
  /** Below this the back office shows a warning. */
  lowBelow: 1024 * megabyte,
  /** Below this saves are rejected; the rest is left for the database's write-ahead log. */
  refuseBelow: 64 * megabyte,
  /** Reserved so that the database can start on a full disk; a multiple of a megabyte. */
  reserve: 48 * megabyte,
} as const

/** What visitors see as examples until the owner replaces it. */
export const placeholderNames = [...contactNames, 'figures', 'court'] as const

export type PlaceholderName = (typeof placeholderNames)[number]

const diskStates = ['enough', 'low', 'full'] as const

export type DiskState = (typeof diskStates)[number]

const serverStatusSchema = z.object({
  brand_name: z.string(),
  /** Null when nothing is stored on the server's own disk. */
  disk: z.object({ free: z.int(), total: z.int(), state: z.enum(diskStates) }).nullable(),
  gst_rate: z.number().describe('percent'),
  keep_months: z.int().describe('months that enquiries are kept'),
  contacts: z.object({
    placeholders: z.array(z.enum(placeholderNames)).describe('what public pages show as an example'),
    reachable: z.boolean().describe('whether there is a WhatsApp number, phone number or email address'),
  }),
})

export const serverContract = {
  status: adminCalls('Admin: server')
    .get(
      '/admin/server',
      'admin_get_server_status',
      'Name of the brand, room on the server’s disk, and what the configuration still lacks',
    )
    .output(serverStatusSchema),
}
