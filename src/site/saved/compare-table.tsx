import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Picture } from '#ui/picture.tsx'
import { comparedPeople } from '#values/trips/compared-trips.ts'
import { ConvertedPrice } from '../shell/money/converted-price.tsx'
import { tripLink } from '../shell/links/trip-link.ts'
import type { CompareRow } from '#contract/trip-details/chosen-trips.ts'
import type { SavedList } from './saved-search.ts'
import { savedText } from './saved-text.ts'
import { RemoveButton } from './shelf-list.tsx'
import type { ShelfItem } from './shelf-item.ts'

interface CompareTableProps {
  trips: ShelfItem[]
  /** Of the address. */
  list: SavedList
  /** Missing on a shared list. */
  onRemove?: (trip: ShelfItem) => void
}

const text = savedText.compare
const sizes = '(width >= 84rem) 640px, 50vw'

/** Journeys side by side. The name of a row is above its values, so that two journeys fit on a phone. */
export function CompareTable({ trips, list, onRemove }: CompareTableProps) {
  return (
    <div className="mt-14 lg:mt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h2 id="compare" className="text-h2">
          {text.heading}
        </h2>
        <PeopleForm list={list} />
      </div>
      <div className="compare" role="region" aria-labelledby="compare" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {trips.map((trip) => (
                <th key={trip.slug} scope="col">
                  <Link {...tripLink({ id: trip.slug, title: trip.title })} className="group block">
                    {trip.picture ? (
                      <Picture picture={trip.picture} alt="" sizes={sizes} className="aspect-3/2" />
                    ) : null}
                    <span className="mt-4 block font-display text-h3 font-normal wrap-break-word transition-colors duration-(--duration-calm) group-hover:text-madder">
                      {trip.title}
                    </span>
                  </Link>
                  {onRemove ? <RemoveButton title={trip.title} onClick={() => onRemove(trip)} /> : null}
                </th>
              ))}
            </tr>
          </thead>
          {rowsOf(trips).map(({ label, cells }) => (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={trips.length}>
                  <span className="eyebrow text-madder">{label}</span>
                </th>
              </tr>
              <tr>
                {trips.map(({ slug }, index) => (
                  <td key={slug}>
                    {cells[index]?.text || '–'}
                    {cells[index]?.rupees ? <ConvertedPrice rupees={cells[index].rupees} /> : null}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </div>
  )
}

/** Rows that say something about one of the trips. */
function rowsOf(trips: ShelfItem[]): { label: string; cells: (CompareRow | undefined)[] }[] {
  const first: CompareRow[] = trips.find(({ compare }) => compare)?.compare ?? []
  return first
    .map(({ label }, row) => ({ label, cells: trips.map(({ compare }) => compare?.[row]) }))
    .filter(({ cells }) => cells.some((each) => each?.text))
}

/** Works without scripts. A list of this browser is not in the address. */
function PeopleForm({ list: { trips, stories, people = comparedPeople.first } }: Pick<CompareTableProps, 'list'>) {
  return (
    <form action="/saved" className="flex items-center gap-3">
      {trips ? <input type="hidden" name="trips" value={trips} /> : null}
      {stories ? <input type="hidden" name="stories" value={stories} /> : null}
      <label className="flex items-center gap-3">
        {text.people}
        <input
          type="number"
          name="people"
          min={1}
          max={comparedPeople.most}
          required
          defaultValue={people}
          className="h-12 w-20 border border-[#8a7f70] bg-paper px-3"
        />
      </label>
      <button className={buttonStyles.outline}>{text.show}</button>
    </form>
  )
}
