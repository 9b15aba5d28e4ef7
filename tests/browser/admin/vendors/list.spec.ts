import { expect, expectToast, toastOf } from '../../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { dialog, nameField, row, test } from '../../support/stored/vendors.ts'

test('the search covers name, city, region and contact; search and order are in the URL', async ({
  page,
  store,
  mark,
}) => {
  await store({ vendor_name: `${mark} A`, city: `${mark}pur`, rating: 4.1, years_of_experience: 9 })
  await store({ vendor_name: `B of ${mark}`, region: 'Assam', rating: 4.9, years_of_experience: 3 })
  await store({ vendor_name: `C without`, city: `${mark}garh`, years_of_experience: 5 })
  const names = page.getByRole('link', { name: /^(?:Mark\w+ A|B of Mark\w+|C without)$/ })
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
  await expectNoAxeFindings(page)
  await page.goBack()
  await expect(names).toHaveText([`${mark} A`, 'C without', `B of ${mark}`])
  await search.fill('assam')
  await expect(page.getByRole('link', { name: 'Brahmaputra Passages', exact: true })).toBeVisible()
  await search.fill(`${mark} nothing`)
  await expect(page.getByText('No vendors found matching your search.', { exact: true })).toBeVisible()
})

test('invalid search parameters still show the list', async ({ page }) => {
  await page.goto('/admin/vendors?page=-3&sort=password&direction=sideways')
  await expect(page.getByRole('link', { name: 'Ganga Stillness', exact: true })).toBeVisible()
  await page.goto('/admin/vendors?page=9000')
  await expect(page.getByText(/^No rows on this page of/)).toBeVisible()
})

test('with the keyboard alone a vendor is found, opened, changed and saved, and the focus returns to its row', async ({
  page,
  store,
  mark,
}) => {
  await store({ vendor_name: `${mark} Keys` })
  await page.goto('/admin/vendors')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(mark)
  const opener = page.getByRole('link', { name: `${mark} Keys`, exact: true })
  await expect(opener).toBeVisible()
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  for (let tab = 0; tab < 16 && !(await opener.evaluate((each) => each === document.activeElement)); tab += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Edit Vendor')
  await expect(nameField(form)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('sikk')
  await expect(page.getByRole('option', { name: 'Sikkim' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('combobox', { name: 'Region (State/UT)' })).toHaveValue('Sikkim')
  await page.keyboard.press('Control+s')
  await expect(toastOf(page, 'Success', 'Vendor updated successfully')).toBeVisible()
  await expect(form.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(row(page, mark).getByRole('cell', { name: 'Sikkim' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('vendors are stacked rows, and the form fills the screen', async ({ page, store, mark }) => {
    await store({ vendor_name: `${mark} Small`, city: 'Kochi', rating: 4.25 + 0.05, number_of_trips: 1 })
    await page.goto(`/admin/vendors?search=${mark}`)
    const item = page.getByRole('list', { name: 'Vendors' }).getByRole('listitem')
    await expect(item).toContainText(`${mark} SmallKochi, Kerala0 years · 1 trip run · Rating 4.3`)
    await expectNoAxeFindings(page)
    await item.getByRole('link', { name: `${mark} Small Kochi` }).click()
    const form = dialog(page, 'Edit Vendor')
    await expect.poll(() => form.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    const save = form.getByRole('button', { name: 'Update Vendor' })
    await expect(save).toBeInViewport({ ratio: 1 })
    expect((await save.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await nameField(form).fill(`${mark} Smaller`)
    await expectNoAxeFindings(page)
    await save.click()
    await expectToast(page, 'Success', 'Vendor updated successfully')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
