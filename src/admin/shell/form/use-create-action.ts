import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ListSearch } from '../list/list-search.ts'

/** Opens the create form for `?action=new`, then removes the parameter. */
export function useCreateAction({ action }: ListSearch, open: () => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (action !== 'new') return
    open()
    void navigate({ to: '.', search: ({ action: _answered, ...rest }: ListSearch) => rest, replace: true })
    // The action runs once, when it appears in the search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [action])
}
