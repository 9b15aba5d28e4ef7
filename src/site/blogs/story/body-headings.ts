/**
 * The page's title is its only `h1`: if the body contains one as well, `aria-level` moves all its headings down by
 * one. The elements themselves stay as the author chose them.
 * @param body rich text sanitised by the server.
 */
export function withHeadingsBelowTitle(body: string): string {
  if (!/<h1[\s>]/.test(body)) return body
  return body.replace(/<h([1-6])(?=[\s>])/g, (opening, level: string) => {
    return `${opening} aria-level="${Math.min(Number(level) + 1, 6)}"`
  })
}
