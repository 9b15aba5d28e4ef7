import { formatCount as count } from '#values/format/counts.ts'

/** Texts of an import: problems of rows, of a file, and of the run. */
export const importMessages = {
  /** Of a file with the rows that have a problem; not a column of an import. */
  problemsColumn: 'Problems',
  notFound: 'This import is no longer kept; please choose the file again',
  loadFailed: 'The import did not load',
  beginFailed: 'The file could not be sent',
  checkFailed: 'The file could not be checked',
  runFailed: 'The import could not be started',
  busy: 'This file is being worked on; please wait until that is done',
  notReady: 'This file has not been checked, or has problems',
  tooLarge: (limit: string) => `The file must have at most ${limit}`,
  tooManyRows: (rows: number) => `A file may have at most ${count(rows)} rows`,
  notText: 'This file is not text in UTF-8. In a spreadsheet, save it as “CSV UTF-8” or .xlsx.',
  oldWorkbook: 'This is an old Excel file. In a spreadsheet, save it as .xlsx.',
  workbookTooLarge: (limit: string) => `An .xlsx file must have at most ${limit}; save a larger one as “CSV UTF-8”`,
  workbookUnpacked: (limit: string) => `This file unpacks to more than ${limit}; save it as “CSV UTF-8”`,
  workbookUnreadable: 'This .xlsx file could not be read: it is damaged or has a password',
  empty: 'The file has no rows',
  noColumns: 'The first row must name the columns; none of them is known',
  partMissing: 'A part of the file did not arrive; please choose it again',
  csv: (line: number, reason: string) => `Line ${count(line)}: ${reason}`,
  csvReasons: {
    quote: 'a quote is in the middle of a cell, or is never closed',
    long: 'a row is too long; perhaps a quote is never closed',
    other: 'could not be read as CSV',
  },
  json: 'This file is not a JSON list of objects',
  changedSince: 'The content has changed since the check. Nothing was imported; please check the file again.',
  done: (created: number, updated: number) => `Imported: ${count(created)} created, ${count(updated)} updated`,
  checked: (problems: number) =>
    problems === 0
      ? 'The file can be imported'
      : `${count(problems)} ${problems === 1 ? 'row has' : 'rows have'} a problem`,
  rows: {
    notObject: 'Must be an object with named fields',
    newer: 'This has changed since the file was exported',
    id: 'Is not an id',
    moment: 'Please enter a time as 2026-03-31T09:30:00Z',
    sameId: (row: number) => `Row ${count(row)} has the same id`,
    sameItem: (row: number) => `Row ${count(row)} is about the same item`,
    severalMatch: 'Several have this name; please give the id',
    vendorAmbiguous: 'Several vendors have this name; please give the id',
    tripAmbiguous: 'Several trips have this title; please give the id',
    unknown: (kind: string, given: string, nearest?: string) =>
      `There is no ${kind} '${given}'.${nearest ? ` Did you mean '${nearest}'?` : ''}`,
    orCreateRegion: 'Correct it, or tick “Create missing regions”.',
    dayMissing: (day: number) => `Day ${day} is blank, but a later day is not`,
    daysTwice: 'Is given here and in columns for each day',
    pictureUnknown: 'This picture is not in the library',
    pictureElsewhere: 'Pictures of other sites are not fetched; please upload it and name its address in the library',
    choose: (values: readonly string[]) => `Must be one of: ${values.join(', ')}`,
    flag: 'Must be yes or no',
    months: 'Must be months, such as October, November',
    json: 'Is not valid JSON',
    tooManyCells: 'Has more cells than there are columns',
    entry: (place: number, message: string) => `Entry ${count(place)}: ${message}`,
  },
} as const
