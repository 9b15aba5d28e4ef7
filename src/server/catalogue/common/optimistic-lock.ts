/** Which version a save was made from, as the contract's `versionFields` say it. */
interface EditedVersion {
  updated_at?: string | undefined
  overwrite?: boolean | undefined
}

/** @returns whether something newer is stored than what was edited, and the save does not ask to overwrite it. */
export function isOutdated(stored: Date, { updated_at, overwrite }: EditedVersion): boolean {
  return updated_at !== undefined && overwrite !== true && new Date(updated_at).getTime() !== stored.getTime()
}

/** @returns the version of a save: now, but always later than the stored one, so that no two versions are equal. */
export function nextVersion(stored: Date): Date {
  return new Date(Math.max(Date.now(), stored.getTime() + 1))
}
