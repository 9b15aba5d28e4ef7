import { ActionIcon, Box, CloseIcon, Group, SegmentedControl, Text } from '@mantine/core'
import { useFocusTrap, useMediaQuery, useMergedRef, useWindowEvent } from '@mantine/hooks'
import { useRef, useState, type ReactNode } from 'react'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { useReturnFocus } from '../../kit/hooks/use-return-focus.ts'
import { PreviewFrames, type PreviewScreen, type ShownDocument } from './preview-frames.tsx'
import { PreviewLoading } from './preview-loading.tsx'
import styles from './preview-panel.module.css'

interface PreviewSideProps {
  /** Null until the server has it. */
  shown: ShownDocument | null
  error: unknown
  onRetry: () => void
  onClose: () => void
  /** At the beginning of the bar. */
  choice?: ReactNode
  /** In the bar, before the button that closes the preview. */
  buttons?: ReactNode
  notice?: ReactNode
}

const screens = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
]

/** Below this width it covers the form. */
const narrow = '(max-width: 74.99em)'

/** A page beside the form that changes it, as wide as a desktop or a phone. */
export function PreviewSide({ shown, error, onRetry, onClose, choice, buttons, notice }: PreviewSideProps) {
  const covers = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false }) ?? false
  const [screen, setScreen] = useState<PreviewScreen>(covers ? 'phone' : 'desktop')
  const [loaded, setLoaded] = useState({ any: false, failed: false })
  const [reloads, setReloads] = useState(0)
  useReturnFocus()
  const failure = error ?? (loaded.failed ? 'page' : null)
  const tryAgain = () => {
    setLoaded({ any: false, failed: false })
    setReloads((before) => before + 1)
    onRetry()
  }
  const panel = useRef<HTMLElement>(null)
  const ref = useMergedRef(panel, useFocusTrap(covers))
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && panel.current?.contains(event.target as Node)) onClose()
  })
  return (
    <section
      ref={ref}
      className={styles.panel}
      aria-label="Preview"
      {...(covers ? { role: 'dialog', 'aria-modal': true } : {})}
      // The form's own dialog does not close with it.
      data-mantine-stop-propagation="true"
    >
      <Group gap="0.5rem 0.75rem" p="0.625rem 0.75rem">
        {choice}
        <SegmentedControl
          aria-label="Width of the page"
          size="xs"
          data={screens}
          value={screen}
          onChange={(value) => setScreen(value as PreviewScreen)}
        />
        {buttons}
        <ActionIcon variant="subtle" color="gray" size="lg" ml="auto" aria-label="Close preview" onClick={onClose}>
          <CloseIcon size="1.125rem" />
        </ActionIcon>
      </Group>
      {notice}
      {failure === null ? null : (
        <Box p="md">
          <LoadFailure title="The preview did not load" error={error} onRetry={tryAgain} />
        </Box>
      )}
      {failure === null && shown ? (
        <PreviewFrames
          key={reloads}
          {...shown}
          screen={screen}
          onEscape={onClose}
          onLoaded={(failed) => setLoaded({ any: true, failed })}
        />
      ) : null}
      {failure === null && !loaded.any ? <PreviewLoading /> : null}
    </section>
  )
}

/** Says how the page differs from the form. */
export function PreviewNotice({ children }: { children: ReactNode }) {
  return (
    <Text size="xs" p="0.375rem 0.75rem" bg="var(--color-limewash)">
      {children}
    </Text>
  )
}
