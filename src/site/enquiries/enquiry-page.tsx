/** The server puts the form here, and takes the page's scripts out: docs/decisions/0062. */
export function EnquiryPage() {
  return <div id="enquiry" />
}
