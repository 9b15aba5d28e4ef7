import { useMemo } from 'react'
import { withHeadingsBelowTitle } from './body-headings.ts'
import { withSpaceAfterDropCap } from './drop-cap.ts'
import { withResponsivePictures } from './body-pictures.ts'

/** @param body sanitised by the server when it was saved. */
export function StoryText({ body }: { body: string }) {
  const html = useMemo(() => withSpaceAfterDropCap(withHeadingsBelowTitle(withResponsivePictures(body))), [body])
  return <div className="story" dangerouslySetInnerHTML={{ __html: html }} />
}
