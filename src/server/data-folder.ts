import { access, constants, mkdir } from 'node:fs/promises'
import { ConfigError } from './config.ts'

/**
 * Makes the folder that `DATA_DIR` names, and sees that it can be written to.
 * @throws ConfigError when it cannot be.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(`DATA_DIR: ${folder} cannot be written to (${code})`, { cause: error })
  }
}
