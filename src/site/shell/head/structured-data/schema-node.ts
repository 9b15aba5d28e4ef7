/** One node of schema.org data; a test compares what pages contain with the vocabulary (docs/decisions/0068). */
export interface Thing {
  '@type': string | readonly string[]
  [property: string]: unknown
}
