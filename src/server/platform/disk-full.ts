import { findCode } from './error-chain.ts'

/** Codes of PostgreSQL (SQLSTATE) and the system for a full disk or an exhausted quota. */
const diskFullCodes = ['53100', 'ENOSPC', 'EDQUOT']

/** @returns whether an error or one of its causes means that a disk is full: docs/decisions/0032. */
export function isDiskFull(error: unknown): boolean {
  return findCode(error, diskFullCodes) !== undefined
}
