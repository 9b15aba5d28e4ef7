import { Link } from '@tanstack/react-router'
import { useQueryIfCached } from '#site/shell/queries/use-query.ts'
import { blogTagsQuery } from '../blog-queries.ts'

/** Visible in addition to the selected one; the rest is in a `<details>`. */
const visibleTopics = 16

interface Topic {
  tag: string
  count: number
}

interface PopularTopicsProps {
  chosen: string | undefined
  className?: string
}

/** All tags as links that filter the list, most used first. */
export function PopularTopics({ chosen, className = '' }: PopularTopicsProps) {
  const topics = useQueryIfCached(blogTagsQuery) ?? []
  if (topics.length === 0) return null
  const isShown = (topic: Topic, index: number) => index < visibleTopics || isChosen(topic, chosen)
  const others = topics.filter((topic, index) => !isShown(topic, index))
  return (
    <nav aria-labelledby="topics-heading" className={className}>
      <h2 id="topics-heading" className="text-h3">
        Popular Topics
      </h2>
      <ul className="topic-list mt-4">
        <li>
          <Link to="/blogs" activeOptions={{ exact: true }} className="topic" {...current(!chosen)}>
            All stories
          </Link>
        </li>
        {topics.filter(isShown).map((topic) => (
          <TopicItem key={topic.tag} topic={topic} chosen={chosen} />
        ))}
      </ul>
      {others.length > 0 ? (
        <details>
          <summary className="topic">
            {others.length} more {others.length === 1 ? 'topic' : 'topics'}
          </summary>
          <ul className="topic-list">
            {others.map((topic) => (
              <TopicItem key={topic.tag} topic={topic} chosen={chosen} />
            ))}
          </ul>
        </details>
      ) : null}
    </nav>
  )
}

function TopicItem({ topic, chosen }: { topic: Topic; chosen: string | undefined }) {
  const { tag, count } = topic
  return (
    <li>
      <Link to="/blogs" search={{ tag }} className="topic" {...current(isChosen(topic, chosen))}>
        <span className="wrap-anywhere">{tag}</span>{' '}
        <span className="text-small text-muted">
          {count}
          <span className="sr-only"> {count === 1 ? 'story' : 'stories'}</span>
        </span>
      </Link>
    </li>
  )
}

/** The server compares tags case-insensitively. */
function isChosen({ tag }: Topic, chosen: string | undefined): boolean {
  return tag.toLowerCase() === chosen?.toLowerCase()
}

function current(isCurrent: boolean) {
  return isCurrent ? ({ 'aria-current': 'page' } as const) : {}
}
