import { ActionIcon, Box, Button, CloseIcon, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core'
import { useFocusTrap, useMediaQuery, useMergedRef, useWindowEvent } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { useReturnFocus } from '../../kit/hooks/use-return-focus.ts'
import { PreviewFrames, type PreviewScreen } from './preview-frames.tsx'
import { PreviewLoading } from './preview-loading.tsx'
import styles from './preview-panel.module.css'
import { ShareDialog } from './share-dialog.tsx'
import { usePreview, type Previewed } from './use-preview.ts'

interface PreviewPanelProps extends Previewed {
  onClose: () => void
}

const screens = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
]

/** Below this width it covers the form. */
const narrow = '(max-width: 74.99em)'

/** The real page with what the form holds, beside the form. */
export function PreviewPanel({ onClose, ...previewed }: PreviewPanelProps) {
  const state = usePreview(previewed)
  const { preview, version, error, retry } = state
  const covers = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false }) ?? false
  const [screen, setScreen] = useState<PreviewScreen>(covers ? 'phone' : 'desktop')
  const [page, setPage] = useState(0)
  const [loaded, setLoaded] = useState({ any: false, failed: false })
  const [reloads, setReloads] = useState(0)
  const [sharing, setSharing] = useState(false)
  useReturnFocus()
  const shownPage = preview?.pages[page] ?? preview?.pages[0]
  const failure = error ?? (loaded.failed ? 'page' : null)
  const tryAgain = () => {
    setLoaded({ any: false, failed: false })
    setReloads((before) => before + 1)
    retry()
  }
  const panel = useRef<HTMLElement>(null)
  const ref = useMergedRef(panel, useFocusTrap(covers))
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && panel.current?.contains(event.target as Node)) onClose()
  })
  return (
    <>
      <section
        ref={ref}
        className={styles.panel}
        aria-label="Preview"
        {...(covers ? { role: 'dialog', 'aria-modal': true } : {})}
        // The form's own dialog does not close with it.
        data-mantine-stop-propagation="true"
      >
        <Group gap="0.5rem 0.75rem" p="0.625rem 0.75rem">
          <NativeSelect
            aria-label="Page"
            size="xs"
            miw="9rem"
            data={(preview?.pages ?? []).map(({ label }, index) => ({ label, value: String(index) }))}
            value={String(page)}
            onChange={(event) => setPage(Number(event.currentTarget.value))}
            data-autofocus={covers || undefined}
          />
          <SegmentedControl
            aria-label="Width of the page"
            size="xs"
            data={screens}
            value={screen}
            onChange={(value) => setScreen(value as PreviewScreen)}
          />
          <Button size="compact-sm" variant="default" onClick={() => setSharing(true)}>
            Share preview
          </Button>
          <ActionIcon variant="subtle" color="gray" size="lg" ml="auto" aria-label="Close preview" onClick={onClose}>
            <CloseIcon size="1.125rem" />
          </ActionIcon>
        </Group>
        <Replaced fields={preview?.replaced ?? []} />
        {failure === null ? null : (
          <Box p="md">
            <LoadFailure title="The preview did not load" error={error} onRetry={tryAgain} />
          </Box>
        )}
        {failure === null && shownPage ? (
          <PreviewFrames
            key={reloads}
            path={shownPage.path}
            version={version}
            screen={screen}
            onEscape={onClose}
            onLoaded={(failed) => setLoaded({ any: true, failed })}
          />
        ) : null}
        {failure === null && !loaded.any ? <PreviewLoading /> : null}
      </section>
      {sharing ? <ShareDialog previewed={previewed} state={state} onClose={() => setSharing(false)} /> : null}
    </>
  )
}

/** Says which values are not the form's own. */
function Replaced({ fields }: { fields: string[] }) {
  if (fields.length === 0) return null
  return (
    <Text size="xs" p="0.375rem 0.75rem" bg="var(--color-limewash)">
      Not complete yet, shown with other values: {fields.map(wordsOf).join(', ')}
    </Text>
  )
}

/** 'short_description' → 'short description' */
function wordsOf(field: string): string {
  return field.replaceAll('_', ' ')
}
