/**
 * The page's title is its only first heading: where a story's body has `h1` too, the body's headings are told to
 * assistive technology one level deeper. They stay the elements that their author chose.
 * @param body sanitised rich text of our server.
 */
export function withHeadingsBelowTitle(body: string): string {
  if (!/<h1[\s>]/.test(body)) return body
  return body.replace(/<h([1-6])(?=[\s>])/g, (opening, level: string) => {
    return `${opening} aria-level="${Math.min(Number(level) + 1, 6)}"`
  })
}
