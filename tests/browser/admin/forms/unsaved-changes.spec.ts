import type { Page } from '@playwright/test'
import { expect, test, toastOf } from '../../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { dialog, nameField } from '../../support/stored/vendors.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

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
})

test('a new testimonial: closed without a question while it is empty, and saved with Ctrl+S', async ({
  page,
  call,
  undoing,
  mark,
}) => {
  const form = page.getByRole('dialog', { name: 'Add New Testimonial' })

  await test.step('no change in any field lets the form close, also by a click outside', async () => {
    await page.goto('/admin/testimonials')
    const add = page.getByRole('button', { name: 'Add Testimonial' })
    await add.click()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(add).toBeFocused()
    await add.click()
    await expect(form).toBeVisible()
    await page.mouse.click(20, 880)
    await expect(form).toHaveCount(0)
    await add.click()
  })

  await test.step('Ctrl+S saves from any field, and never twice at once', async () => {
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
})
