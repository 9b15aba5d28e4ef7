import { Box, Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Share } from '../../kit/layout/admin-icons.tsx'
import { useFormActions } from '../../kit/form/form-actions.ts'
import type { Previewed } from './use-preview.ts'

/** Its code loads when something is shared. */
const LazyShare = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareForm }))

interface PreviewButtonsProps {
  open: boolean
  onToggle: () => void
  /** Values for the preview; undefined where it cannot be shared. */
  previewed?: Previewed | undefined
  disabled?: boolean
  /** Size of the buttons beside these. */
  size?: string
}

/** Opens the preview of a form, and shares it; an open preview has its own button for that. */
export function PreviewButtons({
  open,
  onToggle,
  previewed,
  disabled = false,
  size = 'compact-md',
}: PreviewButtonsProps) {
  const [sharing, setSharing] = useState(false)
  const share = () => setSharing(true)
  useFormActions(
    disabled
      ? []
      : [
          { name: open ? 'Close the preview' : 'Preview', run: onToggle },
          ...(open || !previewed ? [] : [{ name: 'Share preview' as const, run: share }]),
        ],
  )
  return (
    <>
      {open || !previewed ? null : (
        <Button
          variant="default"
          size={size}
          aria-label="Share preview"
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={share}
        >
          <Share />
          {/* Where a form fills a phone, its name needs the room. */}
          <Box component="span" ml={6} visibleFrom="sm">
            Share
          </Box>
        </Button>
      )}
      <Button
        variant={open ? 'light' : 'default'}
        size={size}
        aria-pressed={open}
        disabled={disabled}
        onClick={onToggle}
      >
        Preview
      </Button>
      {sharing && previewed ? (
        <Suspense>
          <LazyShare previewed={previewed} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
