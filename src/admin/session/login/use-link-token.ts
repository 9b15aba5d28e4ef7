import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Removes the token of a link from the address at once.
 * @returns the token of the link that was opened last; empty without one.
 */
export function useLinkToken(path: string): string {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState(hash)
  if (hash !== '' && hash !== token) setToken(hash)
  useEffect(() => {
    if (hash === '') return
    void navigate({ to: path, hash: '', replace: true })
  }, [hash, navigate, path])
  return token
}
