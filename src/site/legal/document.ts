/** A legal page as data; section ids are the anchors of the page. */

export type LegalBlock = { kind: 'p'; text: string } | { kind: 'list'; items: string[] }

export interface LegalSection {
  id: string
  heading: string
  blocks: LegalBlock[]
}

export interface LegalDocument {
  title: string
  dateLine: string
  lead: string
  sections: LegalSection[]
}
