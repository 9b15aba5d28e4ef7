import type { Thing } from './schema-node.ts'

interface Faq {
  question: string
  answer: string
}

export function faqData(items: readonly Faq[]): Thing[] {
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}
