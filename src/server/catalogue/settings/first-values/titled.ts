/** @returns texts by their titles as the rows that the form has. */
export function titled(texts: Readonly<Record<string, string>>): { title: string; text: string }[] {
  return Object.entries(texts).map(([title, text]) => ({ title, text }))
}
