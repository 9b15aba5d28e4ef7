import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adminApi, callError } from '../shell/api/admin-api.ts'
import { toastFailure } from '../shell/feedback/toasts.ts'
import { fillForm, type TripForm } from './trip-form.ts'
import { tripValuesOf } from './trip-values.ts'

/** Never cached: a form must start from the stored version. */
function storedTripQuery(id: string | null) {
  return queryOptions({
    queryKey: ['trip', id],
    queryFn: ({ signal }) => adminApi.trips.get({ trip_id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
}

type State = { state: 'loading' } | { state: 'ready' } | { state: 'failed'; error: Error; retry: () => void }

/**
 * Loads a trip and fills the form with it once: values being edited are never replaced.
 * @param id null for a new trip, which is ready at once.
 */
export function useStoredTrip(id: string | null, form: TripForm) {
  const { data, error, isFetching, refetch } = useQuery(storedTripQuery(id))
  const [isFilled, setFilled] = useState(id === null)
  const [vendorName, setVendorName] = useState<string | undefined>()
  const queryClient = useQueryClient()
  const fill = (trip: NonNullable<typeof data>) => {
    fillForm(form, tripValuesOf(trip))
    setVendorName(trip.vendor?.vendor_name)
    setFilled(true)
  }
  useEffect(() => {
    if (data && !isFilled) fill(data)
    // Runs only when the trip has loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  const isDeleted = callError(error)?.code === 'TRIP_NOT_FOUND'
  useEffect(() => {
    // The list still shows the deleted trip.
    if (isDeleted) void queryClient.invalidateQueries({ queryKey: ['admin-trips'] })
  }, [isDeleted, queryClient])
  return {
    ...stateOf(isFilled, isFetching ? null : error, () => void refetch()),
    vendorName,
    /** Fills the form with the stored version and discards the changes. */
    reload: async () => {
      const stored = await refetch()
      if (stored.data && !stored.error) fill(stored.data)
      else toastFailure(callError(stored.error)?.message ?? 'The newer version could not be loaded. Please try again.')
    },
  }
}

function stateOf(isFilled: boolean, error: Error | null, retry: () => void): State {
  if (isFilled) return { state: 'ready' }
  return error ? { state: 'failed', error, retry } : { state: 'loading' }
}
