import { errorChain } from './error-chain.ts'

/** What PostgreSQL (SQLSTATE) and the system say of a disk or a quota without room. */
const noRoom = ['53100', 'ENOSPC', 'EDQUOT']

/** @returns whether an error, or what caused it, says that nothing more can be written to a disk. */
export function isDiskFull(error: unknown): boolean {
  return errorChain(error).some((each) => noRoom.includes((each as { code?: string }).code ?? ''))
}
