/** @returns path of a browser that is there. */
export function findChromium(): string | null

/** @returns path of a browser, installed when none was there. @throws with a clear line. */
export function needChromium(): Promise<string>
