import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchSelect } from '../../kit/field/search-select.tsx'
import { tripFields } from '#contract/content/trip-fields.ts'
import { noReference } from '../../kit/form/form-values.ts'
import { vendorOptionsQuery } from './vendor-options.ts'
import { VendorInPlace } from './vendor-in-place.tsx'

/** Debounce of the search, milliseconds. */
const debounceTime = 250

const [noVendorLabel] = tripFields.vendor_id.names

/** Value of the entry that adds the typed name. */
const addValue = 'add'

interface VendorSelectProps {
  value: string
  onChange: (id: string) => void
  /** Name of the selected vendor, which may not be among the first options. */
  chosenName: string | undefined
  /** Region of the trip, which a new vendor mostly shares. */
  region: string
  error?: string | undefined
}

/** A searchable select of vendors, including none; the search runs on the server. A missing one is added in place. */
export function VendorSelect({ value, onChange, chosenName, region, error }: VendorSelectProps) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string | undefined>()
  const [added, setAdded] = useState<string | null>(null)
  const name = value === noReference ? noVendorLabel : (picked ?? chosenName)
  // After a selection the input contains the vendor's name, which is not a search.
  const wanted = typed === name ? '' : typed.trim()
  const [search] = useDebouncedValue(wanted, debounceTime)
  const { data: vendors = [], isError, isPending, isPlaceholderData } = useQuery(vendorOptionsQuery(search))
  const searching = search !== wanted || isPending || isPlaceholderData
  const found = vendors.map(({ id, vendor_name }) => ({ value: id, label: vendor_name }))
  const isMissing = value !== noReference && name !== undefined && !found.some((each) => each.value === value)
  const options = [
    { value: noReference, label: noVendorLabel },
    ...(isMissing ? [{ value, label: name }] : []),
    ...found,
  ]
  const isNew =
    wanted !== '' && !searching && !options.some(({ label }) => label.toLowerCase() === typed.trim().toLowerCase())
  const choose = (id: string, label: string | undefined) => {
    setPicked(label)
    onChange(id)
  }
  return (
    <>
      <SearchSelect
        label="Vendor"
        data={isNew ? [...options, { value: addValue, label: `Add “${typed.trim()}” as vendor` }] : options}
        value={value}
        searchValue={typed}
        onSearchChange={setTyped}
        searching={searching}
        onChange={(id, option) => {
          if (id === addValue) setAdded(typed.trim())
          else choose(id ?? noReference, option?.label)
        }}
        nothingFoundMessage="No vendor found"
        error={error ?? (isError ? 'Failed to fetch vendors' : undefined)}
      />
      {added === null ? null : (
        <VendorInPlace
          name={added}
          region={region}
          onClose={() => setAdded(null)}
          onAdded={(id, vendorName) => {
            setAdded(null)
            choose(id, vendorName)
          }}
        />
      )}
    </>
  )
}
