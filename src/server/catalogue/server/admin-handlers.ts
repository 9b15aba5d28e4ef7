import { adminProcedure } from '../common/admin-procedure.ts'

export const serverHandlers = {
  status: adminProcedure.server.status.handler(async ({ context: { disk } }) => ({
    disk: disk ? await disk.usage() : null,
  })),
}
