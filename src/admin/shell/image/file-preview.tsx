import { useCallback, useState } from 'react'

interface FilePreviewProps {
  file: File
  /** Class of the picture. */
  className?: string | undefined
  /** Class of what is said instead. */
  failedClassName?: string | undefined
}

/** A chosen file before it is sent; what this browser cannot draw is named instead. */
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
