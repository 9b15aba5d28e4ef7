/** A key of backups, for tests alone. */
export const testKey = 'hatheli-key-BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwdLsG-O'
