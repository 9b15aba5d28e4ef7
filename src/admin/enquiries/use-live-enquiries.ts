import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isSignedOut } from '../kit/api/admin-api.ts'
import { enquiryCountsQuery } from './counts-query.ts'

/** Milliseconds between two looks; with the call itself, a new enquiry shows within a minute. */
const pollTime = 45_000

/** Shows new enquiries on every screen: in the menu and the tab's title, in lists and on the dashboard. */
export function useLiveEnquiries(): void {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...enquiryCountsQuery,
    refetchInterval: ({ state }) => (isSignedOut(state.error) ? false : pollTime),
    // The title counts while another tab is open.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  const known = useRef(data)
  useEffect(() => {
    if (known.current && data && known.current !== data) {
      for (const queryKey of [['admin-enquiries'], ['admin-dashboard', 'panels']])
        void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
    }
    known.current = data
  }, [data, queryClient])
  useTitleCount(data?.statuses.new ?? 0)
}

const counted = /^\(\d+\) /

/** Puts a number before the document title, whichever screen or form sets it. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const write = (prefix: string) => {
      const title = prefix + document.title.replace(counted, '')
      if (document.title !== title) document.title = title
    }
    const prefix = count > 0 ? `(${count}) ` : ''
    write(prefix)
    const observer = new MutationObserver(() => write(prefix))
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
      write('')
    }
  }, [count])
}
