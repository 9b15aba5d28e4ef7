import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

const ending = '_FILE'

/** Variables that may be read from files. */
export const secretNames = [
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_ACCESS_KEY_ID',
  'BACKUP_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
  'ADMIN_PASSWORD',
  'SESSION_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
]

/**
 * Reads secrets from files: `SESSION_SECRET_FILE` names the file with the `SESSION_SECRET`. One line break at its end
 * is not part of the value.
 * @returns the environment with their values, or the problem in one line that names the variable, but neither value
 * nor path (the secret itself may be in its place).
 */
export function readSecretFiles(environment: Environment): Environment | string {
  const all = { ...environment }
  for (const name of secretNames) {
    const path = environment[name + ending]
    if (!path) continue
    if (environment[name]) return `${name}: is given twice, here and in ${name}${ending}`
    const content = readText(path)
    if (content instanceof Error) return `${name}${ending}: the file cannot be read (${codeOf(content)})`
    const value = content.replace(/\r?\n$/, '')
    if (value.trim() === '') return `${name}${ending}: the file is empty`
    all[name] = value
  }
  return all
}

function readText(path: string): string | Error {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return error as Error
  }
}

function codeOf(error: NodeJS.ErrnoException): string {
  return error.code ?? error.name
}
