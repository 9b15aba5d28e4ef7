export const noGuessOfAge: string
export const lateOptimising: string
