import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ComponentType } from 'react'
import type { TripLightboxProps } from './trip-lightbox.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Index of the picture with which the lightbox was opened. */
    enlarged?: number
  }
}

export const loadLightbox = () => import('./trip-lightbox.tsx')

/**
 * The lightbox adds a history entry, so that 'Back' closes it and stays on the page. It is loaded on first use; if
 * that fails, the browser opens the image file.
 */
export function useLightbox() {
  const router = useRouter()
  const first = useLocation({ select: ({ state }) => state.enlarged })
  const isOpen = first !== undefined
  const [Lightbox, setLightbox] = useState<ComponentType<TripLightboxProps> | null>(null)

  // Opens the gallery again after a reload, or when the history returns to its entry.
  useEffect(() => {
    if (!isOpen) return
    loadLightbox().then(
      ({ TripLightbox }) => setLightbox(() => TripLightbox),
      () => {},
    )
  }, [isOpen])

  const open = async (index: number, href: string) => {
    try {
      await loadLightbox()
    } catch {
      globalThis.location.assign(href)
      return
    }
    await router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, enlarged: index }),
      resetScroll: false,
    })
  }
  const close = () => {
    if (router.latestLocation.state.enlarged !== undefined) router.history.back()
  }
  return { Lightbox: isOpen ? Lightbox : null, first: first ?? 0, open, close }
}
