/** A focal point as a value of `object-position`: '42% 30%'. */
export function focalPosition({ focal_x, focal_y }: { focal_x: number; focal_y: number }): string {
  return `${focal_x * 100}% ${focal_y * 100}%`
}
