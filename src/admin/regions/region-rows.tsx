import { ActionIcon, Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { DataTableColumn } from 'mantine-datatable'
import type { RegionUse } from '#contract/admin/regions/regions.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatCount } from '#values/format/counts.ts'
import { nameOfMapRegion } from '#values/map-regions.ts'
import { Merge } from '../kit/layout/admin-icons.tsx'
import { FormLink } from '../kit/list/rows/form-link.tsx'
import { RowActions, RowTooltip, type RowActs } from '../kit/list/rows/row-actions.tsx'
import { isUsed, wordsOfUse } from './region-list.ts'

interface RegionActs extends RowActs<RegionUse> {
  onMerge: (region: RegionUse) => unknown
}

export function regionColumns(acts: RegionActs): DataTableColumn<RegionUse>[] {
  return [
    {
      accessor: 'name',
      title: 'Region',
      sortable: true,
      render: ({ id, name }) => <FormLink id={id}>{name}</FormLink>,
    },
    { accessor: 'map_id', title: 'On the map', render: shapeOf },
    {
      accessor: 'trips',
      title: 'Trips',
      sortable: true,
      textAlign: 'right',
      render: (region) => <Trips region={region} />,
    },
    {
      accessor: 'vendors',
      title: 'Vendors',
      sortable: true,
      textAlign: 'right',
      render: ({ vendors }) => formatCount(vendors),
    },
    {
      accessor: 'actions',
      title: 'Actions',
      textAlign: 'right',
      render: (region) => <Actions region={region} {...acts} />,
    },
  ]
}

function shapeOf({ map_id }: RegionUse): string {
  return map_id ? nameOfMapRegion(map_id) : 'N/A'
}

/** Links to the trips, including unpublished ones. */
function Trips({ region: { name, trips, published_trips } }: { region: RegionUse }) {
  if (trips === 0) return <>0</>
  const hidden = trips - published_trips
  return (
    <span>
      <Anchor
        underline="always"
        renderRoot={(props) => <Link {...props} to={adminPaths.trips} search={{ region: name }} />}
        aria-label={`${formatCount(trips)} trips in ${name}`}
        onClick={(event) => event.stopPropagation()}
      >
        {formatCount(trips)}
      </Anchor>
      {hidden > 0 ? (
        <Text span size="xs" c="dimmed">
          {` ${formatCount(hidden)} not published`}
        </Text>
      ) : null}
    </span>
  )
}

function Actions({ region, onMerge, onDelete, onEdit }: RegionActs & { region: RegionUse }) {
  return (
    <RowActions item={region} name={region.name} onEdit={onEdit} onDelete={isUsed(region) ? onMerge : onDelete}>
      <RowTooltip label="Merge">
        <ActionIcon variant="subtle" size="lg" aria-label={`Merge ${region.name}`} onClick={() => onMerge(region)}>
          <Merge />
        </ActionIcon>
      </RowTooltip>
    </RowActions>
  )
}

/** A row of the list on a phone. */
export function StackedRegion({ region, ...acts }: RegionActs & { region: RegionUse }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <Stack gap={2}>
        <FormLink id={region.id}>{region.name}</FormLink>
        <Text size="sm" c="dimmed">
          {wordsOfUse(region) ?? 'Not used'}
        </Text>
      </Stack>
      <Actions region={region} {...acts} />
    </Group>
  )
}
