/** Finds a program that tests need, or installs its package. @returns its path. @throws with a message for the user. */
export function ensureProgram(name: 'nginx' | 'pgbouncer' | 'faketime'): Promise<string>
