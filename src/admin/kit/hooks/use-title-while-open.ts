import { useEffect } from 'react'

/** Sets the document title while a form is open over a screen, and gives the screen its own back. */
export function useTitleWhileOpen(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · Back office`
    return () => {
      document.title = before
    }
  }, [title])
}
