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
    try {
      all[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    } catch (error) {
      const { code, name: kind } = error as NodeJS.ErrnoException
      return `${name}${ending}: the file cannot be read (${code ?? kind})`
    }
    if (all[name].trim() === '') return `${name}${ending}: the file is empty`
  }
  return all
}
