import type { Locator, Page } from '@playwright/test'
import type { VendorData } from '#contract/vendors-admin.ts'
import { expect, expectToast, test as base, type AdminCall } from './admin-fixtures.ts'
import { failCall, holdCall } from './calls.ts'
import { expectNoSeriousAxe } from './fixtures.ts'

type StoreVendor = (data: Partial<VendorData> & { vendor_name: string }) => Promise<string>

/** Every vendor whose name holds the test's mark goes when the test ends, however it was stored. */
const test = base.extend<{ store: StoreVendor }>({
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

const row = (page: Page, name: string) => page.getByRole('row', { name })
const nameField = (form: Locator) => form.getByLabel('Vendor Name')
const dialog = (page: Page, name: 'Add Vendor' | 'Edit Vendor') => page.getByRole('dialog', { name })

async function chooseRegion(page: Page, form: Locator, region: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Region (State/UT)' }).fill(region)
  await page.getByRole('option', { name: region, exact: true }).click()
}

async function openVendor(page: Page, name: string): Promise<Locator> {
  await page.goto(`/admin/vendors?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name, exact: true }).click()
  const form = dialog(page, 'Edit Vendor')
  await expect(nameField(form)).toHaveValue(name)
  return form
}

/** A published trip of the vendor, which goes when the test ends. @returns its public address. */
async function publishTrip(call: AdminCall, undoing: (task: () => Promise<unknown>) => void, vendor_id: string) {
  const { id } = await call<{ id: string }>('POST', '/trips', {
    trip_data: {
      title: 'A trip of the vendor',
      category: 'Signature Stays',
      region: 'Kerala',
      price: 25_000,
      duration: 4,
      description: 'Four slow days by the water.',
      status: 'published',
      vendor_id,
    },
  })
  undoing(() => call('DELETE', `/trips/${id}`))
  return `/trip/${id}`
}

test('a vendor is added with every field, changed, and gone again; its trip follows', async ({
  page,
  call,
  undoing,
  mark,
}) => {
  await page.goto('/admin/vendors')
  await page.getByRole('button', { name: 'Add Vendor' }).click()
  const form = dialog(page, 'Add Vendor')
  await expect(nameField(form)).toBeFocused()
  await page.keyboard.type(`${mark} Houseboats`)
  await chooseRegion(page, form, 'Kerala')
  await form.getByLabel('City').fill('Alappuzha')
  await form.getByLabel('Email').fill('boats@vendor.example')
  await form.getByLabel('Phone').fill('+91 00000 00099')
  await form.getByLabel('Description').fill('Rice barges made over by the family who sailed them.')
  await form.getByLabel('Years of Experience').fill('12')
  await form.getByLabel('Number of Trips').fill('340')
  await form.getByLabel('Rating').fill('4.7')
  await form.getByLabel('Instagram').fill('https://instagram.com/boats.example')
  await form.getByLabel('Website').fill('https://boats.example')
  await expect(form.getByText('Unsaved changes')).toBeVisible()
  await form.getByRole('button', { name: 'Create Vendor' }).click()
  await expectToast(page, 'Success', 'Vendor created successfully')
  await expect(form).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Search by name, city or region' }).fill(mark)
  const facts = ['Kerala', 'Alappuzha', 'boats@vendor.example+91 00000 00099', '12 years', '340', '4.7']
  const cells = row(page, mark).getByRole('cell')
  await expect(cells).toHaveText([`${mark} Houseboats`, ...facts, ''])
  await row(page, mark).getByRole('cell', { name: 'Alappuzha' }).click()
  const edit = dialog(page, 'Edit Vendor')
  await expect(edit.getByLabel('Website')).toHaveValue('https://boats.example')
  await expect(edit.getByLabel('Description')).toHaveValue('Rice barges made over by the family who sailed them.')
  await page.keyboard.press('Escape')

  const { items } = await call<{ items: { id: string }[] }>('GET', `/vendors?search=${mark}`)
  const trip = await publishTrip(call, undoing, items[0]!.id)
  await page.goto(trip)
  await expect(page.getByRole('region', { name: 'Your Host' })).toContainText(`${mark} Houseboats`)
  const again = await openVendor(page, `${mark} Houseboats`)
  await nameField(again).fill(`${mark} Kettuvallam`)
  await again.getByLabel('Years of Experience').fill('13')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Vendor updated successfully')
  await page.goto(trip)
  const host = page.getByRole('region', { name: 'Your Host' })
  await expect(host).toContainText(`${mark} Kettuvallam`)
  await expect(host).toContainText('13')
  await expect(page.locator('body')).not.toContainText('boats@vendor.example')

  await page.goto(`/admin/vendors?search=${mark}`)
  await page.getByRole('button', { name: `Delete ${mark} Kettuvallam` }).click()
  const question = page.getByRole('dialog', { name: 'Delete Vendor' })
  await expect(question.getByText('Are you sure you want to delete this vendor?', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Vendor deleted successfully. 1 trip has no vendor now.')
  await expect(page.getByText('No vendors found matching your search.', { exact: true })).toBeVisible()
  await page.goto(trip)
  await expect(page.getByText('Professional Guide')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your Host' })).toContainText('Travel Partner')
})

test('what is missing or wrong is said at its field, and the first one takes the focus', async ({ page }) => {
  await page.goto('/admin/vendors?action=new')
  const form = dialog(page, 'Add Vendor')
  await form.getByRole('button', { name: 'Create Vendor' }).click()
  await expect(form.getByText('Vendor name and region are required', { exact: true })).toHaveCount(2)
  await expect(nameField(form)).toBeFocused()
  await expect(nameField(form)).toHaveAttribute('aria-invalid', 'true')
  await nameField(form).fill('Somebody')
  await expect(form.getByText('Vendor name and region are required', { exact: true })).toHaveCount(1)
  await chooseRegion(page, form, 'Goa')
  await form.getByLabel('Email').fill('nobody')
  await form.getByLabel('Rating').fill('5.5')
  await form.getByLabel('Facebook').fill('facebook.com/nobody')
  await form.getByRole('button', { name: 'Create Vendor' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByText('Rating must be between 1 and 5 in steps of 0.1')).toBeVisible()
  await expect(form.getByText('Links must begin with http:// or https://')).toBeVisible()
  await expectNoSeriousAxe(page)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expectNoSeriousAxe(page)
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(form).toHaveCount(0)
})

test('counts left blank become 0, and a blank rating N/A', async ({ page, mark }) => {
  await page.goto('/admin/vendors?action=new')
  const form = dialog(page, 'Add Vendor')
  await nameField(form).fill(`${mark} Plain`)
  await chooseRegion(page, form, 'Goa')
  await form.getByLabel('Years of Experience').pressSequentially('many')
  await form.getByLabel('Number of Trips').fill('-4')
  await nameField(form).press('Enter')
  await expectToast(page, 'Success', 'Vendor created successfully')
  await page.goto(`/admin/vendors?search=${mark}`)
  await expect(row(page, mark).getByRole('cell')).toHaveText([
    `${mark} Plain`,
    'Goa',
    'N/A',
    'N/A',
    '0 years',
    '0',
    'N/A',
    '',
  ])
})

test('a region that is missing is added in place', async ({ page, mark }) => {
  await page.goto('/admin/vendors?action=new')
  const form = dialog(page, 'Add Vendor')
  await nameField(form).fill(`${mark} Islanders`)
  const region = form.getByRole('combobox', { name: 'Region (State/UT)' })
  await region.fill(`${mark} Isles`)
  await page.getByRole('option', { name: `Add “${mark} Isles”` }).click()
  await expect(region).toHaveValue(`${mark} Isles`)
  await form.getByRole('button', { name: 'Create Vendor' }).click()
  await expectToast(page, 'Success', 'Vendor created successfully')
  await page.goto(`/admin/vendors?search=${mark}`)
  await expect(row(page, mark).getByRole('cell', { name: `${mark} Isles`, exact: true })).toBeVisible()
})

test('the search looks at name, city and region; search and order live in the address', async ({
  page,
  store,
  mark,
}) => {
  await store({ vendor_name: `${mark} A`, city: `${mark}pur`, rating: 4.1, years_of_experience: 9 })
  await store({ vendor_name: `B of ${mark}`, region: 'Assam', rating: 4.9, years_of_experience: 3 })
  await store({ vendor_name: `C without`, city: `${mark}garh`, years_of_experience: 5 })
  const names = page.getByRole('button', { name: /^(?:Mark\w+ A|B of Mark\w+|C without)$/ })
  await page.goto('/admin/vendors')
  for (const name of ['Name', 'Region', 'City', 'Contact', 'Experience', 'Trips', 'Rating', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  }
  const search = page.getByRole('searchbox')
  await search.fill(mark)
  await expect(names).toHaveText([`B of ${mark}`, 'C without', `${mark} A`])
  await page.getByRole('button', { name: 'Experience' }).click()
  await expect(names).toHaveText([`B of ${mark}`, 'C without', `${mark} A`])
  await page.getByRole('button', { name: 'Experience' }).click()
  await expect(names).toHaveText([`${mark} A`, 'C without', `B of ${mark}`])
  await page.getByRole('button', { name: 'Rating' }).click()
  await expect(names).toHaveText([`${mark} A`, `B of ${mark}`, 'C without'])
  await page.reload()
  await expect(names).toHaveText([`${mark} A`, `B of ${mark}`, 'C without'])
  await expect(search).toHaveValue(mark)
  await expectNoSeriousAxe(page)
  await page.goBack()
  await expect(names).toHaveText([`${mark} A`, 'C without', `B of ${mark}`])
  await search.fill('assam')
  await expect(page.getByRole('button', { name: 'Brahmaputra Passages', exact: true })).toBeVisible()
  await search.fill(`${mark} nothing`)
  await expect(page.getByText('No vendors found matching your search.', { exact: true })).toBeVisible()
})

test('an address that makes no sense shows the list all the same', async ({ page }) => {
  await page.goto('/admin/vendors?page=-3&sort=password&direction=sideways&search=%00')
  await expect(page.getByRole('button', { name: 'Ganga Stillness', exact: true })).toBeVisible()
  await page.goto('/admin/vendors?page=9000')
  await expect(page.getByText(/^No rows on this page of/)).toBeVisible()
})

test('a refusal of the server leaves form and vendor as they are', async ({ page, allow, store, mark }) => {
  allow.statuses.push(500, 404)
  const name = `${mark} Steady`
  const id = await store({ vendor_name: name })
  const form = await openVendor(page, name)
  const mend = await failCall(page, 'admin/vendors/update')
  await nameField(form).fill(`${name} 2`)
  await form.getByRole('button', { name: 'Update Vendor' }).click()
  await expectToast(page, 'Error', 'Failed to update vendor')
  await expect(nameField(form)).toHaveValue(`${name} 2`)
  await mend()
  const letGo = await holdCall(page, 'admin/vendors/update')
  await form.getByRole('button', { name: 'Update Vendor' }).click()
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  letGo()
  await expectToast(page, 'Success', 'Vendor updated successfully')

  const button = page.getByRole('button', { name: `Delete ${name} 2` })
  await button.click()
  const question = page.getByRole('dialog', { name: 'Delete Vendor' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(button).toBeFocused()
  await failCall(page, 'admin/vendors/delete')
  await button.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete vendor')
  await expect(button).toBeVisible()
  expect(id).toBeTruthy()
})

test('a list that does not load says so and offers another try', async ({ page, allow }) => {
  allow.statuses.push(500)
  const mend = await failCall(page, 'admin/vendors/list')
  await page.goto('/admin/vendors')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: 'The list did not load' })
  await expect(alert).toBeVisible()
  await expectNoSeriousAxe(page)
  await mend()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Ganga Stillness', exact: true })).toBeVisible()
})

test('the keyboard alone finds, opens, changes and saves a vendor, and comes back to its row', async ({
  page,
  store,
  mark,
}) => {
  await store({ vendor_name: `${mark} Keys` })
  await page.goto('/admin/vendors')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(mark)
  const opener = page.getByRole('button', { name: `${mark} Keys`, exact: true })
  await expect(opener).toBeVisible()
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  for (let tab = 0; tab < 10 && !(await opener.evaluate((each) => each === document.activeElement)); tab += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Edit Vendor')
  await expect(nameField(form)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('sikk')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('combobox', { name: 'Region (State/UT)' })).toHaveValue('Sikkim')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Vendor updated successfully')
  await expect(opener).toBeFocused()
  await expect(row(page, mark).getByRole('cell', { name: 'Sikkim' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('vendors are stacked rows, and the form fills the screen', async ({ page, store, mark }) => {
    await store({ vendor_name: `${mark} Small`, city: 'Kochi', rating: 4.25 + 0.05, number_of_trips: 1 })
    await page.goto(`/admin/vendors?search=${mark}`)
    const item = page.getByRole('list', { name: 'Vendors' }).getByRole('listitem')
    await expect(item).toContainText(`${mark} SmallKochi, Kerala0 years · 1 trip · Rating 4.3`)
    await expectNoSeriousAxe(page)
    await item.getByRole('button', { name: `${mark} Small Kochi` }).click()
    const form = dialog(page, 'Edit Vendor')
    await expect.poll(() => form.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    const save = form.getByRole('button', { name: 'Update Vendor' })
    await expect(save).toBeInViewport({ ratio: 1 })
    expect((await save.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await nameField(form).fill(`${mark} Smaller`)
    await expectNoSeriousAxe(page)
    await save.click()
    await expectToast(page, 'Success', 'Vendor updated successfully')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
