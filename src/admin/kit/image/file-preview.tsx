import { useCallback, useState } from 'react'

interface FilePreviewProps {
  file: File
  /** Class of the image. */
  className?: string | undefined
  /** Class of the fallback text. */
  failedClassName?: string | undefined
  /** Called if the browser cannot decode the file. */
  onFailed?: () => void
}

/** Preview of a selected file; a file that the browser cannot decode is named instead. */
export function FilePreview({ file, className, failedClassName, onFailed }: FilePreviewProps) {
  const [failed, setFailed] = useState<File | null>(null)
  const show = useCallback((image: HTMLImageElement | null) => showFile(image, file), [file])
  const onError = () => {
    setFailed(file)
    onFailed?.()
  }
  if (failed === file) return <span className={failedClassName}>No preview of this file</span>
  return <img ref={show} alt="" className={className} onError={onError} />
}

function showFile(image: HTMLImageElement | null, file: File) {
  if (!image) return undefined
  const url = URL.createObjectURL(file)
  image.src = url
  return () => URL.revokeObjectURL(url)
}
