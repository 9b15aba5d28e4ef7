/** Colours of the site's tokens. As attributes: the content policy allows no styles. */
export const mapColors = {
  /** The sea, and other countries. */
  ground: '#e3e2dd',
  land: '#f1e8d6',
  border: '#cdbb97',
  route: '#a8322a',
  ink: '#1d1a16',
  muted: '#5c544a',
  paper: '#fffdf8',
}

const credit = 'Boundaries: INDIAN-SHAPEFILES by datta07 (MIT), simplified.'

/** @param viewBox as `left top width height`. */
export function mapSvg(viewBox: string, size: { width: number; height: number }, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size.width}" height="${size.height}">` +
    `<desc>${credit}</desc>${content}</svg>`
  )
}
