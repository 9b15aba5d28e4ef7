import { Card, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { LoadFailure } from '../shell/feedback/load-failure.tsx'
import { PageTitle } from '../shell/layout/page-title.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryImage } from './category-image.tsx'
import { categoriesQuery } from './categories-query.ts'
import styles from './categories.module.css'

/** A card per category (specification 2.19). */
export function CategoriesScreen() {
  const { data: categories, isPending, error, refetch } = useQuery(categoriesQuery)
  return (
    <>
      <PageTitle title="Categories Management" subtitle="Manage category images and details" />
      {error ? <LoadFailure title="The categories did not load" error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <Loading /> : null}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        {categories?.map((category) => (
          <CategoryCard key={category.id} category={category} onReload={refetch} />
        ))}
      </SimpleGrid>
    </>
  )
}

function CategoryCard({ category, onReload }: { category: AdminCategory; onReload: () => Promise<unknown> }) {
  // Part of the key of the form: reloading the stored version remounts it; otherwise it keeps what is typed.
  const [round, setRound] = useState(0)
  const startAfresh = () => void onReload().then(() => setRound(round + 1))
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby={`category-${category.id}`}>
      <Title order={2} size="h4" id={`category-${category.id}`}>
        {category.title}
      </Title>
      <Text c="dimmed" size="xs">
        {category.name}
      </Text>
      <Text mt={4} mb="md" className={styles.description}>
        {category.description}
      </Text>
      <CategoryImage category={category} />
      <div className={styles.form}>
        <CategoryForm key={round} category={category} onReload={startAfresh} />
      </div>
    </Card>
  )
}

function Loading() {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg" role="status" aria-label="Loading">
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} height={520} />
      ))}
    </SimpleGrid>
  )
}
