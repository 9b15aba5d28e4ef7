import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ListSearch } from '../list/list-search.ts'

/** Opens the create form when the address asks for it (`?action=new`), then takes the request out of the address. */
export function useCreateAction({ action }: ListSearch, open: () => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (action !== 'new') return
    open()
    void navigate({ to: '.', search: ({ action: _answered, ...rest }: ListSearch) => rest, replace: true })
    // The request is answered once, when it stands in the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [action])
}
