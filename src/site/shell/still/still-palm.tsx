import { stillPart } from './still-part.tsx'

/** The large palm in place of a picture that is missing. */
export const StillPalm = stillPart({
  served: import.meta.env.SSR ? (await import('../palm-drawing.tsx')).PalmDrawing : undefined,
  load: async () => (await import('../palm-drawing.tsx')).PalmDrawing,
  element: 'span',
})
