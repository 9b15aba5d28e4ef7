import { Loader } from '@mantine/core'
import styles from './preview-loading.module.css'

export function PreviewLoading() {
  return (
    <div className={styles.loading} role="status" aria-label="Loading the preview">
      <Loader size="sm" />
    </div>
  )
}
