import { ConditionsUnknown } from '../../files/conditional-writes.ts'
import { names } from './layout.ts'
import type { Target } from './open-target.ts'

/** Who writes to a target; `count` rises with each renewal. */
export interface LeaseRecord {
  holder: string
  /** Of one start of the holder. */
  run: string
  host: string
  /** Of the database. */
  site: string
  count: number
}

/** Where the lease of a target lies. */
export interface LeaseStore {
  /** Whether a write fails when somebody else has written meanwhile. */
  isExact: boolean
  read(): Promise<{ record: LeaseRecord; tag: string } | null>
  /** @param tag of what is replaced, null where nothing was. @returns whether it was written. */
  write(record: LeaseRecord, tag: string | null): Promise<boolean>
}

/** With conditional writes where the storage knows them. */
export async function openLeaseStore(target: Target): Promise<LeaseStore> {
  const exact = await target.conditional()
  if (!exact) return plainStore(target)
  return {
    isExact: true,
    async read() {
      const found = await exact.getJson<LeaseRecord>(names.lease)
      return found && { record: found.value, tag: found.tag }
    },
    async write(record, tag) {
      try {
        return await exact.putJson(names.lease, record, tag)
      } catch (error) {
        // A gateway before the storage may change; without conditions there is no lease until the next start.
        if (error instanceof ConditionsUnknown) return false
        throw error
      }
    },
  }
}

function plainStore(target: Target): LeaseStore {
  return {
    isExact: false,
    async read() {
      const record = await target.getJson<LeaseRecord>(names.lease)
      return record && { record, tag: '' }
    },
    async write(record) {
      await target.putJson(names.lease, record)
      return true
    },
  }
}
