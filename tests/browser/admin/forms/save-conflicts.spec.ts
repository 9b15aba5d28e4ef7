import type { Page } from '@playwright/test'
import { adminMessages } from '#contract/messages.ts'
import { expect, expectToast, signedOut, signIn, signInWith, test, toastOf } from '../../support/admin-fixtures.ts'
import { failCall, holdCall, watchCalls } from '../../support/calls.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { endSessionOf, ownSession, signInAgain } from '../../support/own-session.ts'
import { dialog, nameField, openVendor, test as vendorTest } from '../../support/stored-vendors.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

vendorTest(
  'a session that expired during an edit: sign in again in place, and the save completes',
  async ({ browser, baseURL, store, mark }) => {
    await store({ vendor_name: `${mark} Steady` })
    const { page, endSession } = await ownSession(browser, baseURL!)
    const form = await openVendor(page, `${mark} Steady`)
    await nameField(form).fill(`${mark} Steady 2`)
    await endSession()
    await page.keyboard.press('Control+s')
    await expect(signInAgain(page)).toBeVisible()
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await expect(signInAgain(page)).toHaveCount(0)
    await expectToast(page, 'Error', 'Please sign in')
    await expect(nameField(form)).toHaveValue(`${mark} Steady 2`)
    await form.getByRole('button', { name: 'Update Vendor' }).click()
    await signInWith(signInAgain(page), 'wrong horse')
    await expectToast(page, 'Login Failed', 'Invalid credentials')
    await signInWith(signInAgain(page))
    await expectToast(page, 'Success', 'Vendor updated successfully')

    await endSession()
    await page.getByRole('button', { name: `Delete ${mark} Steady 2` }).click()
    await page.getByRole('alertdialog', { name: 'Delete Vendor' }).getByRole('button', { name: 'Delete' }).click()
    await signInWith(signInAgain(page))
    await expectToast(page, 'Success', 'Vendor deleted successfully')
    await page.context().close()
  },
)

vendorTest(
  'a full disk is reported once, the form stays open, and saving again works',
  async ({ page, allow, store, mark }) => {
    allow.statuses.push(507)
    await store({ vendor_name: `${mark} Roomy` })
    const form = await openVendor(page, `${mark} Roomy`)
    await nameField(form).fill(`${mark} Roomy 2`)
    const { code, message } = adminMessages.diskFull
    const restore = await failCall(page, 'admin/vendors/update', { status: 507, code, message })
    const calls = watchCalls(page)
    await form.getByRole('button', { name: 'Update Vendor' }).click()
    await expectToast(page, 'Error', `Failed to update vendor. ${message}`)
    await expect(nameField(form)).toHaveValue(`${mark} Roomy 2`)
    expect(calls.filter((name) => name === 'admin/vendors/update')).toHaveLength(1)
    await expectNoAxeFindings(page)
    await restore()
    await form.getByRole('button', { name: 'Update Vendor' }).click()
    await expectToast(page, 'Success', 'Vendor updated successfully')
  },
)

test.describe('an expired session', () => {
  test.use({ storageState: signedOut })

  test('is detected by a list, which leads to the login page and back', async ({ page, context, baseURL, allow }) => {
    allow.statuses.push(401)
    allow.messages.push('dashboard counts could not be fetched')
    await signIn(page)
    await endSessionOf(context, baseURL!)
    await page.getByRole('navigation').getByRole('link', { name: 'Testimonials' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Ftestimonials')
    await signInWith(page)
    await expect(page).toHaveURL('/admin/testimonials')
    await expect(page.getByRole('heading', { level: 2 })).toContainText('All Testimonials (')
  })
})

vendorTest(
  'two tabs with the same vendor: the later one loads the newer version, or overwrites it',
  async ({ page, context, allow, store, mark }) => {
    allow.statuses.push(409)
    const name = `${mark} Shared`
    await store({ vendor_name: name, city: 'Kochi' })
    const other = await context.newPage()
    const [mine, theirs] = [await openVendor(page, name), await openVendor(other, name)]
    await theirs.getByLabel('City').fill('Kollam')
    await theirs.getByRole('button', { name: 'Update Vendor' }).click()
    await expectToast(other, 'Success', 'Vendor updated successfully')
    await mine.getByLabel('City').fill('Kannur')
    await mine.getByRole('button', { name: 'Update Vendor' }).click()
    const conflict = page.getByRole('alertdialog', { name: 'This was changed elsewhere since you opened it' })
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await expect(conflict).toHaveCount(0)
    await expect(mine.getByLabel('City')).toHaveValue('Kannur')
    await mine.getByRole('button', { name: 'Update Vendor' }).click()
    await conflict.getByRole('button', { name: 'Load the newer version' }).click()
    await expect(mine.getByLabel('City')).toHaveValue('Kollam')
    await expect(mine.getByText('Unsaved changes')).toHaveCount(0)

    await other.getByRole('link', { name, exact: true }).click()
    await theirs.getByLabel('City').fill('Kottayam')
    await mine.getByLabel('City').fill('Kannur after all')
    await mine.getByRole('button', { name: 'Update Vendor' }).click()
    await expectToast(page, 'Success', 'Vendor updated successfully')
    await theirs.getByRole('button', { name: 'Update Vendor' }).click()
    const theirConflict = other.getByRole('alertdialog', { name: 'This was changed elsewhere since you opened it' })
    await theirConflict.getByRole('button', { name: 'Overwrite' }).click()
    await expectToast(other, 'Success', 'Vendor updated successfully')
    await expect(other.getByRole('cell', { name: 'Kottayam' })).toBeVisible()
  },
)

vendorTest(
  'two tabs with the same vendor: changes to different fields are merged without a question',
  async ({ page, context, allow, store, call, mark }) => {
    allow.statuses.push(409)
    const name = `${mark} Merged`
    const id = await store({ vendor_name: name, city: 'Kochi', phone: '+91 80 4000 0000' })
    const other = await context.newPage()
    const [mine, theirs] = [await openVendor(page, name), await openVendor(other, name)]
    await theirs.getByLabel('City').fill('Kollam')
    await theirs.getByLabel('Languages').fill('Malayalam')
    await theirs.getByLabel('Languages').press('Enter')
    await theirs.getByRole('button', { name: 'Update Vendor' }).click()
    await expectToast(other, 'Success', 'Vendor updated successfully')
    await mine.getByLabel('Phone').fill('+91 80 4111 1111')
    await page.keyboard.press('Control+S')
    await expectToast(page, 'Success', 'Vendor updated successfully')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(mine.getByLabel('City')).toHaveValue('Kollam')
    await expect(mine.getByText('Unsaved changes')).toHaveCount(0)
    expect(await call('GET', `/vendors/${id}`)).toMatchObject({
      city: 'Kollam',
      phone: '+91 80 4111 1111',
      spoken_languages: ['Malayalam'],
    })
  },
)

vendorTest(
  'a lost connection keeps the form, says so, and saves once it is back',
  async ({ page, context, allow, store, mark }) => {
    allow.offline = true
    await store({ vendor_name: `${mark} Far` })
    const form = await openVendor(page, `${mark} Far`)
    await nameField(form).fill(`${mark} Farther`)
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Update Vendor' }).click()
    const message = 'Failed to update vendor. The server could not be reached; nothing is lost here.'
    await expectToast(page, 'Error', message)
    await expect(nameField(form)).toHaveValue(`${mark} Farther`)
    await expect(form.getByText('Unsaved changes')).toBeVisible()
    await context.setOffline(false)
    await expectToast(page, 'Success', 'Vendor updated successfully')
    await expect(form).toHaveCount(0)
  },
)

vendorTest(
  'a vendor that was deleted elsewhere is reported, and the form keeps its values',
  async ({ page, allow, call, store, mark }) => {
    allow.statuses.push(404)
    const id = await store({ vendor_name: `${mark} Gone` })
    const form = await openVendor(page, `${mark} Gone`)
    await nameField(form).fill(`${mark} Going`)
    await call('DELETE', `/vendors/${id}`)
    await form.getByRole('button', { name: 'Update Vendor' }).click()
    await expectToast(page, 'Error', 'This vendor no longer exists')
    await expect(nameField(form)).toHaveValue(`${mark} Going`)
    await expectNoAxeFindings(page)
    await form.getByRole('button', { name: 'Make it a new vendor' }).click()
    await form.getByRole('button', { name: 'Create Vendor' }).click()
    await expectToast(page, 'Success', 'Vendor created successfully')
    const { items } = await call<{ items: { vendor_name: string }[] }>('GET', `/vendors?search=${mark}`)
    expect(items.map(({ vendor_name }) => vendor_name)).toEqual([`${mark} Going`])
  },
)

vendorTest('what is typed while a save is on its way stays in the form', async ({ page, call, store, mark }) => {
  const id = await store({ vendor_name: `${mark} Slow`, city: 'Kochi' })
  const form = await openVendor(page, `${mark} Slow`)
  await form.getByLabel('City').fill('Kollam')
  const release = await holdCall(page, 'admin/vendors/update')
  await form.getByRole('button', { name: 'Update Vendor' }).click()
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await form.getByLabel('City').fill('Kottayam')
  release()
  await expectToast(page, 'Success', 'Vendor updated successfully')
  await expect(form.getByText('Unsaved changes')).toBeVisible()
  await expect(form.getByLabel('City')).toHaveValue('Kottayam')
  expect(await call('GET', `/vendors/${id}`)).toMatchObject({ city: 'Kollam' })
  await form.getByRole('button', { name: 'Update Vendor' }).click()
  await expect(form).toHaveCount(0)
  expect(await call('GET', `/vendors/${id}`)).toMatchObject({ city: 'Kottayam' })
})

test.describe('unsaved changes', () => {
  test('are guarded on links, back, reload and closing the dialog', async ({ page }) => {
    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name: 'Add New Vendor' }).click()
    const form = dialog(page, 'Add Vendor')
    await nameField(form).fill('Half a name')
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => form.getByRole('button', { name: 'Close' }).click(),
      () => form.getByRole('button', { name: 'Cancel' }).click(),
      () => page.goBack(),
    ]) {
      await leave()
      await expect(question(page).getByText('What you entered has not been saved.')).toBeVisible()
      await question(page).getByRole('button', { name: 'Keep editing' }).click()
      await expect(question(page)).toHaveCount(0)
      await expect(nameField(form)).toHaveValue('Half a name')
      await expect(page).toHaveURL('/admin/vendors')
    }
    // Clicking outside a dirty form does nothing.
    await page.mouse.click(20, 880)
    await expect(form).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    page.once('dialog', (browsersOwn) => void browsersOwn.dismiss())
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await asked).type()).toBe('beforeunload')
    await expect(nameField(form)).toHaveValue('Half a name')
    await page.goBack()
    await question(page).getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL('/admin/dashboard')
  })

  test('on a screen with several forms are asked about once', async ({ page }) => {
    await page.goto('/admin/categories')
    // Each form loads what is kept of it.
    await expect(page.getByLabel('Title')).toHaveCount(4)
    await page.getByLabel('Title').first().pressSequentially('!')
    await page.getByLabel('Title').last().pressSequentially('!')
    const vendors = page.getByRole('navigation').getByRole('link', { name: 'Vendors' })
    await vendors.click()
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/admin/categories')
    await expect(page.getByLabel('Title').first()).toHaveValue(/!/)
    await expect(page.getByLabel('Title').last()).toHaveValue(/!/)
    await vendors.click()
    await question(page).getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vendors' })).toBeVisible()
  })

  test('in no field let the form close without a question, also by a click outside', async ({ page }) => {
    await page.goto('/admin/testimonials')
    const add = page.getByRole('button', { name: 'Add Testimonial' })
    const form = dialogOf(page)
    await add.click()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(add).toBeFocused()
    await add.click()
    await expect(form).toBeVisible()
    await page.mouse.click(20, 880)
    await expect(form).toHaveCount(0)
  })
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add New Testimonial' })

test('Ctrl+S saves from any field, and never twice at once', async ({ page, call, undoing, mark }) => {
  await page.goto('/admin/testimonials?action=new')
  const form = dialogOf(page)
  await form.getByLabel('Customer Name').fill(`${mark} Once`)
  await form.getByLabel('Testimonial Content').fill('Saved from the keyboard.')
  undoing(async () => {
    const { items } = await call<{ items: { id: string }[] }>('GET', `/testimonials?search=${mark}`)
    for (const { id } of items) await call('DELETE', `/testimonials/${id}`)
  })
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Control+s')
  await expect(toastOf(page, 'Success', 'Testimonial created successfully').last()).toBeVisible()
  // What was new is edited from now on, without another one.
  const edit = page.getByRole('dialog', { name: `Edit Testimonial ${mark} Once` })
  await expect(edit.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await edit.getByLabel('Testimonial Content').fill('Saved again.')
  await page.keyboard.press('Control+s')
  // On a busy machine the second Ctrl+S above comes after the first save, and has its own toast.
  await expect(toastOf(page, 'Success', 'Testimonial updated successfully').last()).toBeVisible()
  const { total } = await call<{ total: number }>('GET', `/testimonials?search=${mark}`)
  expect(total).toBe(1)
})
