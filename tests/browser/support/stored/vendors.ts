import type { Locator, Page } from '@playwright/test'
import type { VendorData } from '#contract/admin/vendors.ts'
import { expect, test as base } from '../admin-fixtures.ts'

type StoreVendor = (data: Partial<VendorData> & { vendor_name: string }) => Promise<string>

/** Deletes every vendor whose name or city contains the test's mark when the test ends, however it was stored. */
export const test = base.extend<{ store: StoreVendor }>({
  store: [
    async ({ call, mark }, use) => {
      await use(async (data) => {
        const vendor_data = { region: 'Kerala', ...data }
        return (await call<{ id: string }>('POST', '/vendors', { vendor_data })).id
      })
      const { items } = await call<{ items: { id: string }[] }>('GET', `/vendors?search=${mark}`)
      for (const { id } of items) await call('DELETE', `/vendors/${id}`)
    },
    { auto: true },
  ],
})

export const row = (page: Page, name: string) => page.getByRole('row', { name })
export const nameField = (form: Locator) => form.getByLabel('Vendor Name')
export const dialog = (page: Page, name: 'Add Vendor' | 'Edit Vendor') => page.getByRole('dialog', { name })

export async function chooseRegion(page: Page, form: Locator, region: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Region (State/UT)' }).fill(region)
  await page.getByRole('option', { name: region, exact: true }).click()
}

export async function openVendor(page: Page, name: string): Promise<Locator> {
  await page.goto(`/admin/vendors?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  const form = dialog(page, 'Edit Vendor')
  await expect(nameField(form)).toHaveValue(name)
  return form
}
