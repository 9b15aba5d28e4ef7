import { Anchor, Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { categoryRoute, categoryWithoutHomeCard, type CategoryName } from '#values/categories.ts'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { PlannedBadges } from '../publishing/list/planned-badges.tsx'
import { PageTitle } from '../kit/layout/page-title.tsx'
import { previewPanel, PreviewSplit } from '../publishing/preview/preview-split.tsx'
import type { Previewed } from '../publishing/preview/use-preview.ts'
import { usePreviewOpen } from '../publishing/preview/use-preview-open.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryImage } from './category-image.tsx'
import { categoriesQuery } from './categories-query.ts'
import styles from './categories.module.css'

const route = getRouteApi('/guarded/admin/categories')

/** A card per category (specification 2.19). */
export function CategoriesScreen() {
  const { data: categories, isStale, error, refetch } = useQuery(categoriesQuery)
  // Forms begin with the list, so they wait until it is up to date.
  const [isCurrent, setCurrent] = useState(false)
  if (categories && !isStale && !isCurrent) setCurrent(true)
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const { close } = usePreviewOpen('')
  return (
    <PreviewSplit within="screen" panel={previewPanel(previewed, close)}>
      <PageTitle title="Categories Management" subtitle="Manage category images and details" />
      {error ? <LoadFailure title="The categories did not load" error={error} onRetry={refetch} /> : null}
      {isCurrent || error ? null : <Loading />}
      <Stack gap="lg">
        {(isCurrent ? categories : undefined)?.map((category) => (
          <CategoryCard key={category.id} category={category} onPreviewed={setPreviewed} />
        ))}
      </Stack>
    </PreviewSplit>
  )
}

interface CategoryCardProps {
  category: AdminCategory
  onPreviewed: (previewed: Previewed | null) => void
}

/** The name is the heading; title and description are in their fields only. */
function CategoryCard({ category, onPreviewed }: CategoryCardProps) {
  const { id, name } = category
  const card = useShownWhenNamed(id)
  return (
    <Card ref={card} tabIndex={-1} withBorder padding="lg" component="section" aria-labelledby={`category-${id}`}>
      <div className={styles.head}>
        <Title order={2} size="h4" id={`category-${id}`}>
          {name}
        </Title>
        <PlannedBadges planned={category.planned} />
        <WhereItStands name={name} />
      </div>
      <div className={styles.columns}>
        <CategoryImage category={category} />
        <CategoryForm category={category} onPreviewed={onPreviewed} />
      </div>
    </Card>
  )
}

/** The address may name one of the cards, which is shown and focused then. */
function useShownWhenNamed(id: string) {
  const card = useRef<HTMLElement>(null)
  const isNamed = route.useSearch().edit === id
  useEffect(() => {
    if (isNamed) card.current?.focus()
  }, [isNamed])
  return card
}

function WhereItStands({ name }: { name: CategoryName }) {
  const address = `/category/${categoryRoute(name)}`
  return (
    <Text c="dimmed">
      <Anchor href={address} target="_blank" rel="noopener" inherit underline="always">
        {address}
      </Anchor>
      {name === categoryWithoutHomeCard
        ? ', without a card on the home page'
        : ', and a card of the home page’s Explore by Experience'}
    </Text>
  )
}

function Loading() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading">
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} height={360} />
      ))}
    </Stack>
  )
}
