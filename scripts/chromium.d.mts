/** @returns path of a browser that is there, for tests. */
export function findChromium(): string | null

/** @returns path of a browser that is there, as people have it: for measurements. */
export function findWholeChromium(): string | null

/** @returns path of a browser, installed when none was there. @throws with a clear line. */
export function needChromium(): Promise<string>
