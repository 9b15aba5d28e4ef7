import type { AdminCall } from '../../support/admin-call.ts'
import { expect, expectToast } from '../../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { chooseRegion, dialog, nameField, openVendor, row, test } from '../../support/stored/vendors.ts'

/** Stores a published trip of the vendor, deleted when the test ends. @returns its public path. */
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

test('a vendor is added with every field, changed and deleted, and its trip follows', async ({
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
  await form.getByLabel('Notes').fill('Rice barges made over by the family who sailed them.')
  await form.getByLabel('Years of Experience').fill('12')
  await form.getByLabel('Number of Trips').fill('340')
  await form.getByLabel('Rating').fill('4.7')
  await form.getByLabel('Instagram').fill('https://instagram.com/boats.example')
  await form.getByLabel('Website').fill('https://boats.example')
  await expect(form.getByText('Unsaved changes')).toBeVisible()
  await form.getByRole('button', { name: 'Create Vendor' }).click()
  await expectToast(page, 'Success', 'Vendor created successfully')
  await expect(form).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Search by name, city, region or contact' }).fill(mark)
  await expect(page).toHaveURL(new RegExp(`search=${mark}`))
  const facts = [
    'Kerala',
    'Alappuzha',
    'boats@vendor.example+91 00000 00099',
    '12 years',
    '340none in catalogue',
    '4.7',
  ]
  const cells = row(page, mark).getByRole('cell')
  await expect(cells).toHaveText(['', `${mark} Houseboats`, ...facts, ''])
  await row(page, mark).getByRole('cell', { name: 'Alappuzha' }).click()
  const edit = dialog(page, 'Edit Vendor')
  await expect(edit.getByLabel('Website')).toHaveValue('https://boats.example')
  await expect(edit.getByLabel('Notes')).toHaveValue('Rice barges made over by the family who sailed them.')
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
  const question = page.getByRole('alertdialog', { name: 'Delete Vendor' })
  await expect(question.getByText('Are you sure you want to delete this vendor?', { exact: true })).toBeVisible()
  const consequence = `“${mark} Kettuvallam” runs 1 trip of the catalogue, which stays without a vendor.`
  await expect(question.getByText(consequence)).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Vendor deleted successfully. 1 trip has no vendor now.')
  await expect(page.getByText('No vendors found matching your search.', { exact: true })).toBeVisible()
  await page.goto(trip)
  await expect(page.getByText('Professional Guide')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your Host' })).toContainText('Travel Partner')
})

test('missing and invalid values are reported at their fields, and the first one is focused', async ({
  page,
  mark,
}) => {
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
  await form.getByLabel('Facebook').fill('ask nobody')
  await form.getByRole('button', { name: 'Create Vendor' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByText('Rating must be between 1 and 5 in steps of 0.1')).toBeVisible()
  await expect(form.getByText('Links must begin with http:// or https://')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectNoAxeFindings(page)
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(form).toHaveCount(0)

  await test.step('a missing region is added in place, blank counts become 0, and a blank rating N/A', async () => {
    await page.getByRole('button', { name: 'Add Vendor' }).click()
    await nameField(form).fill(`${mark} Plain`)
    const region = form.getByRole('combobox', { name: 'Region (State/UT)' })
    await region.fill(`${mark} Isles`)
    await page.getByRole('option', { name: `Add “${mark} Isles”` }).click()
    await expect(region).toHaveValue(`${mark} Isles`)
    await form.getByLabel('Years of Experience').pressSequentially('many')
    await form.getByLabel('Number of Trips').fill('-4')
    await nameField(form).press('Enter')
    await expectToast(page, 'Success', 'Vendor created successfully')
    await page.getByRole('searchbox').fill(mark)
    await expect(row(page, mark).getByRole('cell')).toHaveText([
      '',
      `${mark} Plain`,
      `${mark} Isles`,
      'N/A',
      'N/A',
      '0 years',
      '0none in catalogue',
      'N/A',
      '',
    ])
  })
})
