import type { Db } from '../platform/db/database.ts'

/** Sanitises rich text against the editor's schema; pictures that are not stored are left out. @returns HTML, or blank. */
export type PrepareRichText = (tx: Db, html: string) => Promise<string>
