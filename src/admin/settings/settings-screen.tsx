import { Box, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AdminSettings } from '#contract/admin/settings.ts'
import { declaredSections, privateSections, type PrivateSection } from '#contract/settings/sections.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { ArrowLeft } from '#ui/icons.tsx'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { PageTitle } from '../kit/layout/page-title.tsx'
import { PlaceholderBadge } from './placeholder-badge.tsx'
import { SettingsSectionForm } from './section-form.tsx'
import type { RichTextEditor } from './field-props.ts'
import { settingsQuery } from './settings-query.ts'
import styles from './settings.module.css'

const route = getRouteApi('/guarded/admin/settings')

interface SettingsScreenProps {
  Editor: RichTextEditor
  panels: Record<PrivateSection, ReactNode>
}

/** The sections, and the form of the one that the address names; on a phone one of the two. */
export function SettingsScreen({ Editor, panels }: SettingsScreenProps) {
  const { section } = route.useSearch()
  const isNarrow = useIsNarrow()
  const { data, error, refetch } = useQuery(settingsQuery)
  const ownPanel = privateSections.find((each) => each.section === section)
  const open = data?.find((each) => each.section === (section ?? (isNarrow ? undefined : 'company')))
  return (
    <>
      <PageTitle title="Settings" subtitle="What the site says about you; it shows with the save" />
      {error && !data ? <LoadFailure title="The settings did not load" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Loading /> : null}
      {data ? (
        <div className={styles.screen}>
          {isNarrow && section ? (
            <Link to={adminPaths.settings} className={styles.back}>
              <ArrowLeft /> All settings
            </Link>
          ) : (
            <Sections all={data} current={ownPanel?.section ?? open?.section} />
          )}
          {ownPanel ? <OpenedSection {...ownPanel}>{panels[ownPanel.section]}</OpenedSection> : null}
          {open ? (
            <OpenedSection {...declaredSections[open.section]}>
              <SettingsSectionForm key={open.section} stored={open} all={data} Editor={Editor} />
            </OpenedSection>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

function Sections({ all, current }: { all: AdminSettings[]; current: string | undefined }) {
  const sections = [
    ...all.map(({ section, placeholders }) => ({
      section,
      ...declaredSections[section],
      hasPlaceholders: placeholders.length > 0,
    })),
    ...privateSections.map((each) => ({ ...each, hasPlaceholders: false })),
  ]
  return (
    <nav aria-label="Settings">
      <ul className={styles.sections}>
        {sections.map(({ section, title, about, hasPlaceholders }) => (
          <li key={section}>
            <Link
              to={adminPaths.settings}
              search={{ section }}
              aria-current={section === current ? 'page' : undefined}
              className={styles.section}
            >
              <Text inherit span fw={600}>
                {title}
              </Text>
              {hasPlaceholders ? <PlaceholderBadge /> : null}
              <Text inherit span hiddenFrom="sm" w="100%" c="dimmed">
                {about}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface OpenedSectionProps {
  title: string
  about: string
  children: ReactNode
}

function OpenedSection({ title, about, children }: OpenedSectionProps) {
  return (
    <Box component="section" miw={0} aria-labelledby="settings-section">
      <Title order={2} size="h3" id="settings-section">
        {title}
      </Title>
      <Text c="dimmed" mb="md">
        {about}
      </Text>
      {children}
    </Box>
  )
}

function Loading() {
  return (
    <Stack role="status" aria-label="Loading" mt="lg">
      {[1, 2, 3, 4, 5].map((each) => (
        <Skeleton key={each} height={56} />
      ))}
    </Stack>
  )
}
