import { sql, type SQL } from 'drizzle-orm'

/** Weight of a region among the words of a trip in a text. */
const regionCounts = 3

/** Shorter words of a title, such as 'from' and 'days', are in every text. */
const shortestWord = 5

/** A region, or three words of the title. */
export const enoughMentions = 3

/**
 * How often a text mentions a trip, as SQL.
 * @param text in lower case.
 * @param trip its trimmed region and its title.
 */
export function mentions(text: SQL, trip: { region: SQL; title: SQL }): SQL<number> {
  const { region, title } = trip
  return sql<number>`(
    case when ${region} <> '' and position(lower(${region}) in ${text}) > 0 then ${sql.raw(String(regionCounts))} else 0 end
    + (select count(distinct word)::int from regexp_split_to_table(lower(${title}), '[^[:alnum:]]+') as word
      where length(word) >= ${sql.raw(String(shortestWord))} and position(word in ${text}) > 0))`
}
