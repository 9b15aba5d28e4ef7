import { adminMessages } from '#contract/messages.ts'
import { expect, expectToast, ownSession, signInAgain, signInWith } from '../../support/admin-fixtures.ts'
import { failCall, holdCall, watchCalls } from '../../support/calls.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { nameField, openVendor, test } from '../../support/stored/vendors.ts'

test('an expired session: sign in again in place, and the action completes', async ({
  browser,
  baseURL,
  store,
  mark,
}) => {
  await store({ vendor_name: `${mark} Steady` })
  const { page, endSession } = await ownSession(browser, baseURL!)
  const form = await openVendor(page, `${mark} Steady`)

  await test.step('an edit is saved', async () => {
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
  })

  await test.step('a vendor is deleted', async () => {
    await endSession()
    await page.getByRole('button', { name: `Delete ${mark} Steady 2` }).click()
    await page.getByRole('alertdialog', { name: 'Delete Vendor' }).getByRole('button', { name: 'Delete' }).click()
    await signInWith(signInAgain(page))
    await expectToast(page, 'Success', 'Vendor deleted successfully')
  })

  await test.step('a list leads to the login page and back', async () => {
    await endSession()
    await page.getByRole('navigation').getByRole('link', { name: 'Testimonials' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Ftestimonials')
    await signInWith(page)
    await expect(page).toHaveURL('/admin/testimonials')
    await expect(page.getByRole('heading', { level: 2 })).toContainText('All Testimonials (')
  })
  await page.context().close()
})

test('a save that fails is reported, and the form keeps its values', async ({
  page,
  context,
  allow,
  call,
  store,
  mark,
}) => {
  allow.statuses.push(404, 507)
  const id = await store({ vendor_name: `${mark} Roomy`, city: 'Kochi' })
  const form = await openVendor(page, `${mark} Roomy`)
  const update = form.getByRole('button', { name: 'Update Vendor' })

  await test.step('a full disk is reported once, the form stays open, and saving again works', async () => {
    await nameField(form).fill(`${mark} Roomy 2`)
    const { code, message } = adminMessages.diskFull
    const restore = await failCall(page, 'admin/vendors/update', { status: 507, code, message })
    const calls = watchCalls(page)
    await update.click()
    await expectToast(page, 'Error', `Failed to update vendor. ${message}`)
    await expect(nameField(form)).toHaveValue(`${mark} Roomy 2`)
    expect(calls.filter((name) => name === 'admin/vendors/update')).toHaveLength(1)
    await expectNoAxeFindings(page)
    await restore()
    await page.keyboard.press('Control+S')
    await expectToast(page, 'Success', 'Vendor updated successfully')
  })

  await test.step('what is typed while a save is on its way stays in the form', async () => {
    await form.getByLabel('City').fill('Kollam')
    const release = await holdCall(page, 'admin/vendors/update')
    await update.click()
    await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await form.getByLabel('City').fill('Kottayam')
    release()
    await expectToast(page, 'Success', 'Vendor updated successfully')
    await expect(form.getByText('Unsaved changes')).toBeVisible()
    await expect(form.getByLabel('City')).toHaveValue('Kottayam')
    expect(await call('GET', `/vendors/${id}`)).toMatchObject({ city: 'Kollam' })
  })

  await test.step('a lost connection keeps the form, says so, and saves once it is back', async () => {
    allow.offline = true
    await context.setOffline(true)
    await update.click()
    const message = 'Failed to update vendor. The server could not be reached; nothing is lost here.'
    await expectToast(page, 'Error', message)
    await expect(form.getByLabel('City')).toHaveValue('Kottayam')
    await expect(form.getByText('Unsaved changes')).toBeVisible()
    await context.setOffline(false)
    await expectToast(page, 'Success', 'Vendor updated successfully')
    await expect(form).toHaveCount(0)
    expect(await call('GET', `/vendors/${id}`)).toMatchObject({ city: 'Kottayam' })
  })

  await test.step('a vendor that was deleted elsewhere is reported', async () => {
    await page.getByRole('link', { name: `${mark} Roomy 2`, exact: true }).click()
    await nameField(form).fill(`${mark} Going`)
    await call('DELETE', `/vendors/${id}`)
    await update.click()
    await expectToast(page, 'Error', 'This vendor no longer exists')
    await expect(nameField(form)).toHaveValue(`${mark} Going`)
    await expectNoAxeFindings(page)
    await form.getByRole('button', { name: 'Make it a new vendor' }).click()
    await form.getByRole('button', { name: 'Create Vendor' }).click()
    await expectToast(page, 'Success', 'Vendor created successfully')
    const { items } = await call<{ items: { vendor_name: string }[] }>('GET', `/vendors?search=${mark}`)
    expect(items.map(({ vendor_name }) => vendor_name)).toEqual([`${mark} Going`])
  })
})

test('two tabs with the same vendor', async ({ page, context, allow, store, call, mark }) => {
  allow.statuses.push(409)
  const name = `${mark} Shared`
  const id = await store({ vendor_name: name, city: 'Kochi', phone: '+91 80 4000 0000' })
  const other = await context.newPage()
  const [mine, theirs] = [await openVendor(page, name), await openVendor(other, name)]
  const saveTheirs = async () => {
    await other.keyboard.press('Control+S')
    await expectToast(other, 'Success', 'Vendor updated successfully')
  }

  await test.step('changes to different fields are merged without a question', async () => {
    await theirs.getByLabel('City').fill('Kollam')
    await theirs.getByLabel('Languages').fill('Malayalam')
    await theirs.getByLabel('Languages').press('Enter')
    await saveTheirs()
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
  })

  await test.step('the later one loads the newer version', async () => {
    await theirs.getByLabel('City').fill('Kozhikode')
    await saveTheirs()
    await mine.getByLabel('City').fill('Kannur')
    await mine.getByRole('button', { name: 'Update Vendor' }).click()
    const conflict = page.getByRole('alertdialog', { name: 'This was changed elsewhere since you opened it' })
    await expect(conflict).toBeVisible()
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await expect(conflict).toHaveCount(0)
    await expect(mine.getByLabel('City')).toHaveValue('Kannur')
    await mine.getByRole('button', { name: 'Update Vendor' }).click()
    await conflict.getByRole('button', { name: 'Load the newer version' }).click()
    await expect(mine.getByLabel('City')).toHaveValue('Kozhikode')
    await expect(mine.getByText('Unsaved changes')).toHaveCount(0)
  })

  await test.step('or overwrites it', async () => {
    await theirs.getByLabel('City').fill('Kottayam')
    await mine.getByLabel('City').fill('Kannur after all')
    await mine.getByRole('button', { name: 'Update Vendor' }).click()
    await expectToast(page, 'Success', 'Vendor updated successfully')
    await theirs.getByRole('button', { name: 'Update Vendor' }).click()
    const conflict = other.getByRole('alertdialog', { name: 'This was changed elsewhere since you opened it' })
    await conflict.getByRole('button', { name: 'Overwrite' }).click()
    await expectToast(other, 'Success', 'Vendor updated successfully')
    await expect(other.getByRole('cell', { name: 'Kottayam' })).toBeVisible()
  })
})
