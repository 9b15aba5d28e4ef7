import { expect } from 'vitest'
import { startProgram, type ProgramProcess } from './program-process.ts'
import { adminEnvironment, signInAsAdmin, type CallAsAdmin } from './sign-in-as-admin.ts'

export interface StartedAsAdmin {
  program: ProgramProcess
  call: CallAsAdmin
}

/** Starts a program and signs in. @param environment further variables. */
export async function startAsAdmin(environment: Record<string, string>): Promise<StartedAsAdmin> {
  const program = await startProgram({ ...adminEnvironment, LOG_LEVEL: 'error', ...environment })
  await program.ready()
  return { program, call: await signInAsAdmin(program) }
}

/** @returns the body of a call that succeeds. */
export async function answered<Body>(call: CallAsAdmin, method: string, path: string, data?: unknown): Promise<Body> {
  const { status, body } = await call(method, path, data)
  expect(status, `${method} ${path} ${JSON.stringify(body)}`).toBe(200)
  return body as Body
}
