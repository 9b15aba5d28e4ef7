/** Rich text of the owner, sanitised by the server on save; absent until written. */
export function RichText({ html }: { html: string }) {
  if (html === '') return null
  return (
    <section className="band page-width">
      <div className="rich-text max-w-measure" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
