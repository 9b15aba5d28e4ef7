/** Rows of the file that one batch writes. */
export interface Slice {
  id: string
  from: number
  last: number
}
