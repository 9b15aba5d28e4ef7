import { useCallback, useState } from 'react'

interface FilePreviewProps {
  file: File
  /** Class of the image. */
  className?: string | undefined
  /** Class of the fallback text. */
  failedClassName?: string | undefined
}

/** Preview of a selected file; a file that the browser cannot decode is named instead. */
export function FilePreview({ file, className, failedClassName }: FilePreviewProps) {
  const [failed, setFailed] = useState<File | null>(null)
  const show = useCallback((image: HTMLImageElement | null) => showFile(image, file), [file])
  if (failed === file) return <span className={failedClassName}>No preview of this file</span>
  return <img ref={show} alt="" className={className} onError={() => setFailed(file)} />
}

function showFile(image: HTMLImageElement | null, file: File) {
  if (!image) return undefined
  const url = URL.createObjectURL(file)
  image.src = url
  return () => URL.revokeObjectURL(url)
}
