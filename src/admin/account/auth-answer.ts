interface AuthAnswer<Data> {
  data: Data | null
  error: { message?: string; status: number } | null
}

/** Turns an answer of the sign-in service into its data. @throws Error with its words when it refused. */
export function answerOf<Data>({ data, error }: AuthAnswer<Data>): Data {
  if (error || data === null) throw new Error(error?.message ?? 'That did not work. Please try again.')
  return data
}
