/** What the owner added to a page; sanitised by the server when it was saved. Absent until then. */
export function RichText({ html }: { html: string }) {
  if (html === '') return null
  return (
    <section className="band page-width">
      <div className="rich-text max-w-measure" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
