/** How often something random or timed is tried: `ROUNDS=10 npm run test:program` tries it ten times as often. */
export function rounds(usual: number): number {
  return usual * Number(process.env.ROUNDS ?? 1)
}
