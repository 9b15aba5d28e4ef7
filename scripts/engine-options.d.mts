export const noGuessOfAge: string
