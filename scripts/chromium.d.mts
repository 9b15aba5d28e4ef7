/** @returns path of an installed browser for tests. */
export function findChromium(): string | null

/** @returns path of an installed browser that is not the headless shell, for measurements. */
export function findFullChromium(): string | null

/** Installs a browser if it is missing. @returns its path. @throws with a message for the user. */
export function ensureChromium(): Promise<string>
