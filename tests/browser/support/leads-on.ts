import type { Page } from '@playwright/test'
import { categories } from './demo.ts'
import { expect } from './fixtures.ts'

/** Expects that a page which was not found links to the categories of the navigation and to three trips. */
export async function expectLeadsOn(page: Page): Promise<void> {
  const instead = page.getByRole('region', { name: 'Where to instead' })
  for (const { name, route } of categories.filter((each) => each.name !== 'Signature Stays')) {
    await expect(instead.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/category/${route}`)
  }
  await expect(instead.locator('a[href^="/trip/"]')).toHaveCount(3)
}
