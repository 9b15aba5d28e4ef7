import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { PreviewNotice, PreviewSide } from './preview-side.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { usePreview, type Previewed } from './use-preview.ts'

interface PreviewPanelProps extends Previewed {
  onClose: () => void
}

/** The real page with what the form holds, beside the form. */
export function PreviewPanel({ onClose, ...previewed }: PreviewPanelProps) {
  const state = usePreview(previewed)
  const { preview, version, error, retry } = state
  const [page, setPage] = useState(0)
  const [sharing, setSharing] = useState(false)
  const shownPage = preview?.pages[page] ?? preview?.pages[0]
  const replaced = preview?.replaced ?? []
  return (
    <>
      <PreviewSide
        shown={shownPage ? { path: shownPage.path, version } : null}
        error={error}
        onRetry={retry}
        onClose={onClose}
        choice={
          <NativeSelect
            aria-label="Page"
            size="xs"
            miw="9rem"
            data={(preview?.pages ?? []).map(({ label }, index) => ({ label, value: String(index) }))}
            value={String(page)}
            onChange={(event) => setPage(Number(event.currentTarget.value))}
          />
        }
        buttons={
          <Button size="compact-sm" variant="default" onClick={() => setSharing(true)}>
            Share preview
          </Button>
        }
        notice={
          replaced.length > 0 ? (
            <PreviewNotice>Not complete yet, shown with other values: {replaced.map(wordsOf).join(', ')}</PreviewNotice>
          ) : null
        }
      />
      {sharing ? <ShareDialog previewed={previewed} state={state} onClose={() => setSharing(false)} /> : null}
    </>
  )
}

/** 'short_description' → 'short description' */
function wordsOf(field: string): string {
  return field.replaceAll('_', ' ')
}
