import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '#server/platform/config/config.ts'
import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'

const usage = 'Use: npm run doctor [-- --json]'

const found = await diagnose()
process.stdout.write(wantsJson() ? `${JSON.stringify(found, null, 2)}\n` : `${found.map(line).join('\n')}\n${sum()}\n`)
process.exitCode = found.some(({ state }) => state === 'failed') ? 1 : 0

/** `npm run doctor`: looks at everything around the program, whether it runs or not. Exits with 1 if something failed. */
async function diagnose(): Promise<Finding[]> {
  if (wantsJson() === null) return [{ check: 'arguments', state: 'failed', message: usage }]
  try {
    const config = readConfig(process.env)
    return [{ check: 'settings', state: 'ok', message: 'can be read' }, ...(await examine(config))]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [
      {
        check: 'settings',
        state: 'failed',
        message: error.message,
        advice: 'Correct the variable (see .env.example).',
      },
    ]
  }
}

/** @returns null for arguments that are unknown. */
function wantsJson(): boolean | null {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json
  } catch {
    return null
  }
}

function line({ check, state, message, advice }: Finding): string {
  const text = `${state.padEnd(7)}  ${check}: ${message}`
  return advice ? `${text}\n         ${advice}` : text
}

function sum(): string {
  const count = (wanted: string) => found.filter(({ state }) => state === wanted).length
  return `\n${count('ok')} ok, ${count('warning')} to look at, ${count('failed')} failed`
}
