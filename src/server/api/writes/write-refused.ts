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

type Refusals = Record<string, (...options: never[]) => Error>

/**
 * @param errors of the call.
 * @throws the call's typed error where the work is refused.
 */
export async function asTypedError<Result>(errors: object, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const refuse = error instanceof WriteRefused ? (errors as Refusals)[error.code] : undefined
    throw refuse ? (refuse as (options: object) => Error)(dataOf(error as WriteRefused)) : error
  }
}

function dataOf({ data }: WriteRefused): object {
  return data === undefined ? {} : { data }
}
