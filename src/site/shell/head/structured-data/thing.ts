/** A `Thing` of schema.org; a test compares what pages contain with the vocabulary (docs/decisions/0068). */
export interface Thing {
  '@type': string | readonly string[]
  [property: string]: unknown
}
