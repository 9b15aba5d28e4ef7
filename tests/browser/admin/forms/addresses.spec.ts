import { expect, test, titleField } from '../../support/stored/trips.ts'

test('a form has an address: reload, a second tab, Back and Forward work', async ({ page, context, trips }) => {
  const title = `${trips.mark} Addressed`
  const id = await trips.store({ title, status: 'published' })
  await page.goto('/admin/dashboard')
  await page.goto(`/admin/trips?search=${trips.mark}`)
  const link = page.getByRole('link', { name: title, exact: true })
  await link.click()
  const form = page.getByRole('dialog', { name: `Edit Trip ${title}` })
  await expect(titleField(form)).toHaveValue(title)
  await expect(page).toHaveURL(`/admin/trips?search=${trips.mark}&edit=${id}`)
  // Enquiries of other tests are counted in front.
  await expect(page).toHaveTitle(new RegExp(`Edit: ${title} · Back office$`))
  await expect(form.getByText('Published', { exact: true }).first()).toBeVisible()
  await expect(form.getByText('Updated just now')).toBeVisible()
  await expect(form.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', `/trip/${id}`)

  await page.reload()
  await expect(titleField(form)).toHaveValue(title)
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(`/admin/trips?search=${trips.mark}`)
  await expect(page).toHaveTitle(/Trips · Back office$/)
  await page.goForward()
  await expect(titleField(form)).toHaveValue(title)
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(form).toHaveCount(0)

  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const second = await opened
  const there = second.getByRole('dialog', { name: `Edit Trip ${title}` })
  await expect(titleField(there)).toHaveValue(title)
  await there.getByRole('button', { name: 'Cancel' }).click()
  await expect(second).toHaveURL(`/admin/trips?search=${trips.mark}`)

  const edit = page.getByRole('dialog', { name: 'Edit Trip' })
  await test.step('Ctrl+S saves and stays, and the next save names the new version', async () => {
    await link.click()
    for (const next of [`${title} first`, `${title} second`]) {
      await titleField(edit).fill(next)
      await page.keyboard.press('Control+S')
      await expect(edit.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
      await expect(page.getByRole('dialog', { name: `Edit Trip ${next}` })).toBeVisible()
      expect((await trips.read(title)).title).toBe(next)
    }
    await expect(page.getByRole('status').getByRole('link', { name: 'View on site' }).first()).toHaveAttribute(
      'href',
      `/trip/${id}`,
    )
    await edit.getByRole('button', { name: 'Update Trip' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the form of a new trip closes with Back, and a reload keeps it open', async () => {
    await page.getByRole('button', { name: 'Add Trip' }).click()
    const added = page.getByRole('dialog', { name: 'Add Trip' })
    await expect(titleField(added)).toBeFocused()
    await expect(page).toHaveURL(`/admin/trips?search=${trips.mark}`)
    await page.reload()
    await expect(titleField(added)).toBeVisible()
    await page.goBack()
    await expect(added).toHaveCount(0)
    await expect(page).toHaveURL(`/admin/trips?search=${trips.mark}`)
  })

  await test.step('on a phone Back closes the form, and asks if something is unsaved', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page
      .getByRole('link', { name: `${title} second` })
      .first()
      .click()
    await titleField(edit).fill(`${title} third`)
    await page.goBack({ waitUntil: 'commit' }).catch(() => null)
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(titleField(edit)).toHaveValue(`${title} third`)
    await page.goBack({ waitUntil: 'commit' }).catch(() => null)
    await question.getByRole('button', { name: 'Save and leave' }).click()
    await expect(edit).toHaveCount(0)
    await expect(page.getByText('Trip updated successfully')).toBeVisible()
    expect((await trips.read(title)).title).toBe(`${title} third`)
  })
})

test('an address of an item that does not exist is reported in the list', async ({ page, allow }) => {
  allow.statuses.push(404)
  for (const [entity, id, message] of [
    ['trips', '213611b0-fb75-4508-adcd-bcae3e54aa7a', 'This trip no longer exists'],
    ['vendors', 'nonsense', 'This vendor no longer exists'],
    ['testimonials', '213611b0-fb75-4508-adcd-bcae3e54aa7a', 'This testimonial no longer exists'],
  ] as const) {
    await page.goto(`/admin/${entity}?edit=${id}`)
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`/admin/${entity}`)
    await expect(page.getByRole('table')).toBeVisible()
  }
})

test('a picture has an address', async ({ page }) => {
  await page.goto('/admin/pictures?bucket=hero-images')
  const opener = page
    .getByRole('list', { name: 'Pictures' })
    .getByRole('button', { name: /^Edit / })
    .first()
  await opener.click()
  const form = page.getByRole('dialog', { name: 'Edit Picture' })
  await expect(form).toBeVisible()
  await expect(page).toHaveURL(/bucket=hero-images&edit=hero-[\w-]+\.\w+$/)
  const address = page.url()
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.goto(address.replace('bucket=hero-images', 'bucket=blog-images'))
  await expect(form).toBeVisible()
  await page.goto('/admin/pictures?edit=nonsense.jpg')
  await expect(page.getByRole('status').filter({ hasText: 'This picture is no longer stored' })).toBeVisible()
})
