/** Words that begin a subtitle: 'Kanha: Tiger Country', 'Bandhavgarh at First Light'. */
const subtitle = /(?:[:,]| (?:and|at|before|by|from|in|on|under|with) ).*$/

/** @returns such as 'Kanha'. */
export function shortTitle(title: string): string {
  return title.replace(subtitle, '')
}

/** @returns such as 'Ladakh or Kanha?', a single title as it is, and blank for none. */
export function listTitle(titles: string[]): string {
  if (titles.length < 2) return titles[0] ?? ''
  const short = titles.map(shortTitle)
  const names = new Set(short).size === titles.length ? short : titles
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`
}
