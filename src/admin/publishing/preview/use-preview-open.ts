import { useLocation, useNavigate } from '@tanstack/react-router'

interface PreviewOpen {
  open: boolean
  toggle: () => void
  close: () => void
}

/**
 * Whether a form's preview is open: `?preview=` of the address, so that a reload keeps it.
 * @param name of the form on its screen.
 */
export function usePreviewOpen(name: string): PreviewOpen {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const open = (search as { preview?: unknown }).preview === name
  const show = (preview: string | undefined) =>
    void navigate({
      to: '.',
      search: (current: object) => ({ ...current, preview }),
      state,
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    })
  return { open, toggle: () => show(open ? undefined : name), close: () => show(undefined) }
}
