import { lazy, Suspense, type ReactNode } from 'react'
import type { Previewed } from './use-preview.ts'
import { PreviewLoading } from './preview-loading.tsx'
import styles from './preview-split.module.css'

/** Its code loads when a preview is opened. */
const LazyPanel = lazy(async () => ({ default: (await import('./preview-panel.tsx')).PreviewPanel }))

interface PreviewSplitProps {
  /** Null while no preview is open. */
  previewed: Previewed | null
  onClose: () => void
  /** `dialog` fills a full-screen dialog, `screen` stays beside a form that scrolls with its screen. */
  within: 'dialog' | 'screen'
  children: ReactNode
}

/** A form and, beside it, its preview; on a small window the preview covers the form. */
export function PreviewSplit({ previewed, onClose, within, children }: PreviewSplitProps) {
  // The same element scrolls a dialog's form with and without a preview, so that its place stays.
  const closed = within === 'dialog' ? styles.column : styles.whole
  return (
    <div className={previewed ? styles[within] : closed}>
      <div className={previewed ? styles.form : closed} data-narrowed={previewed ? '' : undefined}>
        {children}
      </div>
      {previewed ? (
        <div className={styles.side}>
          <Suspense fallback={<PreviewLoading />}>
            <LazyPanel {...previewed} onClose={onClose} />
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}
