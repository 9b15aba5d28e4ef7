import { Button, SimpleGrid, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { HeroImages, Plus, Upload } from '../kit/layout/admin-icons.tsx'

/** The first four are those of specification 2.13. */
const actions = [
  { to: adminPaths.trips, label: 'Add New Trip', Icon: Plus },
  { to: adminPaths.vendors, label: 'Add New Vendor', Icon: Plus },
  { to: adminPaths.blogs, label: 'Create Blog', Icon: Plus },
  { to: adminPaths.testimonials, label: 'Add Testimonial', Icon: Plus },
  { to: adminPaths.pictures, label: 'Upload Pictures', Icon: Upload },
] as const

export function QuickActions() {
  return (
    <>
      <Title order={2} size="h3" mt="xl" mb="md">
        Quick Actions
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={{ base: '0.5rem', sm: '0.75rem' }}>
        {actions.map(({ to, label, Icon }) => (
          <Button
            key={to}
            size="md"
            variant="default"
            leftSection={<Icon />}
            renderRoot={(props) => <Link to={to} search={{ action: 'new' }} {...props} />}
          >
            {label}
          </Button>
        ))}
        <Button
          size="md"
          variant="default"
          leftSection={<HeroImages />}
          renderRoot={(props) => <Link to={adminPaths.heroImages} {...props} />}
        >
          Swap Hero Image
        </Button>
      </SimpleGrid>
    </>
  )
}
