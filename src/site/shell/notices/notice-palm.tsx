import { PalmDrawing } from '../brand/palm-drawing.tsx'

/** The drawing of pages that were not found. */
export function NoticePalm() {
  return (
    <PalmDrawing className="no-print absolute bottom-0 sm:right-[-22%] w-[90%] text-madder/55 max-sm:hidden lg:right-[-10%] lg:w-[72%] lg:max-w-[80rem]" />
  )
}
