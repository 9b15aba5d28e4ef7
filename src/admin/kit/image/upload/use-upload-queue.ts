import { useEffect, useRef, useState } from 'react'
import type { Bucket, Picture } from '#contract/pictures.ts'
import { useWrite } from '../../api/use-write.ts'
import { checkFile, fitPicture, type Shrinking } from '../fit-picture.ts'
import { uploadPicture, type FileUpload } from '../upload-picture.ts'
import { reportUploadError } from '../use-upload.ts'

/** A picture on its way. */
export interface QueuedUpload {
  key: number
  file: File
  /** Progress from 0 to 1; null while it waits. */
  progress: number | null
  stop: () => void
}

interface RefusedFile {
  key: number
  name: string
  /** Why it was refused. */
  message: string
}

export interface UploadQueue {
  uploads: QueuedUpload[]
  /** Number of pictures of these uploads that are no longer on their way. */
  finished: number
  refused: RefusedFile[]
  /** Files for which there was no room. */
  left: File[]
  /** Number of such files that were stored in the library instead. */
  kept: number
  shrunk: Shrinking[]
}

const empty: UploadQueue = { uploads: [], finished: 0, refused: [], left: [], kept: 0, shrunk: [] }

interface QueueOptions {
  bucket: Bucket
  /** Whether the pictures stay without being used. */
  keep?: boolean
  /** @returns the number of pictures that still fit. */
  room?: () => number
  /** Called for each stored picture, unless it is only kept in the library. */
  onStored: (picture: Picture) => void
}

/**
 * Shrinks and uploads several pictures one after the other, in the order in which they were dropped. A file that is
 * refused takes no place from the others.
 */
export function useUploadQueue({ bucket, keep = false, room, onStored }: QueueOptions) {
  const [queue, setQueue] = useState(empty)
  const running = useRef(new Map<number, AbortController>())
  const last = useRef(Promise.resolve())
  useEffect(() => () => running.current.forEach((controller) => controller.abort()), [])

  const { mutateAsync: upload } = useWrite({
    write: (sent: FileUpload & { keep: boolean }, { key }) => uploadPicture({ ...sent, bucket, key }),
  })

  const send = async ({ key, file }: QueuedUpload, toLibrary: boolean): Promise<Partial<UploadQueue>> => {
    const { signal } = running.current.get(key)!
    const onProgress = (progress: number) => setQueue((current) => withProgress(current, key, progress))
    onProgress(0)
    try {
      const { file: fitted, shrinking } = await fitPicture(bucket, file, signal)
      const picture = await upload({ file: fitted, keep: keep || toLibrary, onProgress, signal })
      if (!toLibrary) onStored(picture)
      return { shrunk: shrinking ? [shrinking] : [], kept: toLibrary ? 1 : 0 }
    } catch (error) {
      const message = reportUploadError(error)
      return { refused: message ? [{ key, name: file.name, message }] : [] }
    }
  }

  const add = (files: File[], toLibrary = false): Promise<void> => {
    const waiting = files.map((file) => begin(file, running.current))
    setQueue((current) => {
      // The results of the last files stay until others are added.
      const { uploads, finished, ...results } = current.uploads.length > 0 ? current : empty
      return { ...results, finished, uploads: [...uploads, ...waiting] }
    })
    const sendAll = async () => {
      for (const each of waiting) {
        const fits = toLibrary || !room || room() > 0 || checkFile(bucket, each.file)
        const result = fits ? await send(each, toLibrary) : { left: [each.file] }
        running.current.delete(each.key)
        setQueue((current) => withResult(current, each.key, result))
      }
    }
    last.current = last.current.then(sendAll)
    return last.current
  }

  return {
    ...queue,
    addFiles: (files: File[]) => add(files),
    /** Stores the files that found no room in the library. */
    keepLeft: () => add(queue.left, true),
  }
}

let lastKey = 0

function begin(file: File, running: Map<number, AbortController>): QueuedUpload {
  const key = ++lastKey
  const controller = new AbortController()
  running.set(key, controller)
  return { key, file, progress: null, stop: () => controller.abort() }
}

function withProgress({ uploads, ...rest }: UploadQueue, key: number, progress: number): UploadQueue {
  return { ...rest, uploads: uploads.map((each) => (each.key === key ? { ...each, progress } : each)) }
}

function withResult(queue: UploadQueue, key: number, result: Partial<UploadQueue>): UploadQueue {
  const { refused = [], left = [], kept = 0, shrunk = [] } = result
  return {
    uploads: queue.uploads.filter((each) => each.key !== key),
    finished: queue.finished + 1,
    refused: [...queue.refused, ...refused],
    left: [...queue.left, ...left],
    kept: queue.kept + kept,
    shrunk: [...queue.shrunk, ...shrunk],
  }
}
