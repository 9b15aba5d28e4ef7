/** A write that the stored content does not allow; `code` is that of a typed error of the contract. */
export class WriteRefused extends Error {
  override name = 'WriteRefused'

  readonly code: string
  readonly data: unknown

  constructor(code: string, data?: unknown) {
    super(code)
    this.code = code
    this.data = data
  }
}
