import type { Locator, Page } from '@playwright/test'
import { callerOf } from '../../support/admin-call.ts'
import { expectToast } from '../../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { servers } from '../../support/servers.ts'
import { expect, openTrip, test, titleField } from '../../support/stored/trips.ts'

const draftSaved = 'Draft saved; the site stays as it is'
const notLive = 'These changes are not live.'

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000 + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)

async function publicTitle(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/trips/${id}`)
  return ((await answer.json()) as { title: string }).title
}

/** With a look at several screens each, and two browsers in one. */
test.slow()

/** Refused saves are part of what is tested. */
test.beforeEach(({ allow }) => void allow.statuses.push(409, 422))

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

const conflictOf = (page: Page) =>
  page.getByRole('alertdialog', { name: 'This was changed elsewhere since you opened it' })

async function saveDraft(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Success', draftSaved)
}

async function overwrite(page: Page): Promise<void> {
  await conflictOf(page).getByRole('button', { name: 'Overwrite' }).click()
  await expectToast(page, 'Success', 'Trip updated successfully')
}

test('a draft beside a published trip: scheduled, saved, opened again, discarded, published', async ({
  page,
  trips,
}) => {
  const title = `${trips.mark} Lagoon`
  const id = await trips.store({ title, status: 'published' })
  const form = await openTrip(page, title)
  const dialog = page.getByRole('dialog', { name: `Schedule: ${title}` })
  const publishing = dialog.getByRole('group', { name: 'Publish at', exact: true })

  await test.step('a publication is scheduled', async () => {
    await titleField(form).fill(`${title}, in June`)
    await form.getByRole('button', { name: 'Schedule' }).click()
    await publishing.getByRole('button', { name: 'Schedule publishing' }).click()
    await expect(publishing.getByText('Please choose a day and a time')).toBeVisible()
    await publishing.getByLabel('Day').fill(inDays(-1))
    await publishing.getByLabel('Time').fill('08:00')
    await publishing.getByRole('button', { name: 'Schedule publishing' }).click()
    await expect(publishing.getByText('Please choose a time that is still to come')).toBeVisible()
    await expectNoAxeFindings(page)
    await publishing.getByRole('button', { name: 'Tomorrow 08:00' }).click()
    await expect(publishing.getByLabel('Day')).toHaveValue(inDays(1))
    await publishing.getByRole('button', { name: 'Schedule publishing' }).click()
    await expectToast(page, 'Success', 'Scheduled')
    await expect(form.getByText(/Goes live on .*, 08:00\. What you save here is what goes live\./)).toBeVisible()
    await expect(titleField(form)).toHaveValue(`${title}, in June`)
    expect(await publicTitle(page, id)).toBe(title)
  })

  await test.step('it is moved and cancelled', async () => {
    await form.getByRole('button', { name: 'Schedule' }).click()
    const unpublishing = dialog.getByRole('group', { name: 'Unpublish at' })
    await unpublishing.getByLabel('Day').fill(inDays(1))
    await unpublishing.getByLabel('Time').fill('07:00')
    await unpublishing.getByRole('button', { name: 'Schedule unpublishing' }).click()
    await expect(unpublishing.getByText('Unpublishing must come after publishing')).toBeVisible()
    await publishing.getByLabel('Day').fill(inDays(3))
    await publishing.getByRole('button', { name: 'Change the time' }).click()
    await expectToast(page, 'Success', 'Scheduled')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(row(page, title).getByText('Scheduled')).toBeVisible()

    await row(page, title).getByRole('link', { name: title, exact: true }).click()
    await form.getByRole('button', { name: 'Schedule' }).click()
    await publishing.getByRole('button', { name: 'Cancel this' }).click()
    await expectToast(page, 'Success', 'Schedule cancelled')
    await expect(form.getByText(notLive)).toBeVisible()
  })

  await test.step('on a phone the bar stays calm', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const name of ['Cancel', 'Save draft', 'Update Trip']) {
      await expect(form.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await form.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog).toBeVisible()
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('a draft may be incomplete; what is wrong is said at its field', async () => {
    await titleField(form).fill(`${title}, edited`)
    await form.getByLabel('Full Description').fill('')
    await form.getByLabel('Price (INR)').fill('-4')
    await form.getByRole('button', { name: 'Save draft' }).click()
    await expect(form.getByText('Price must be whole rupees from ₹1 to ₹10,00,00,000')).toBeVisible()
    await form.getByLabel('Price (INR)').fill('')
    await saveDraft(page, form)
    await expect(form.getByText(/^Saved as draft \d\d:\d\d$/)).toBeVisible()
    await expect(form.getByText(notLive)).toBeVisible()
    await expectNoAxeFindings(page)
    expect(await publicTitle(page, id)).toBe(title)
    await form.getByRole('button', { name: 'Update Trip' }).click()
    await expect(form.getByText('This field is required').first()).toBeVisible()
  })

  await test.step('the list marks what was changed', async () => {
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(row(page, title).getByText('Changed')).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Changed' }).click()
    await expect(page).toHaveURL(/planned=changed/)
    await expect(row(page, title)).toBeVisible()
    await expectNoAxeFindings(page)
  })

  await test.step('opened again, and discarded', async () => {
    await row(page, title).getByRole('link', { name: title, exact: true }).click()
    await expect(titleField(form)).toHaveValue(`${title}, edited`)
    await expect(form.getByText(notLive)).toBeVisible()
    await form.getByRole('button', { name: 'Discard draft' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard draft?' })
    await expectNoAxeFindings(page)
    await question.getByRole('button', { name: 'Discard draft' }).click()
    await expectToast(page, 'Success', 'Draft discarded')
    await expect(titleField(form)).toHaveValue(title)
    await expect(form.getByText(notLive)).toHaveCount(0)
  })

  await test.step('published', async () => {
    await titleField(form).fill(`${title}, published`)
    await saveDraft(page, form)
    await form.getByRole('button', { name: 'Update Trip' }).click()
    await expectToast(page, 'Success', 'Trip updated successfully')
    expect(await publicTitle(page, id)).toBe(`${title}, published`)
    // The list shows those that are changed.
    await expect(row(page, title)).toHaveCount(0)
  })
})

test('what was changed elsewhere is asked about before it is overwritten', async ({ page, trips }) => {
  const title = `${trips.mark} Delta`
  const id = await trips.store({ title, status: 'draft', price: 1000 })
  const form = await openTrip(page, title)

  await test.step('saving over what went live since does not take it off the site', async () => {
    await titleField(form).fill(`${title} mine`)
    await trips.change(id, { status: 'published', title: `${title} theirs` })
    await page.keyboard.press('Control+S')
    await overwrite(page)
    expect(await publicTitle(page, id)).toBe(`${title} mine`)
  })

  await test.step('publishing a draft asks only about fields that were changed since', async () => {
    await titleField(form).fill(`${title} again`)
    await saveDraft(page, form)
    await trips.change(id, { price: 2000, title: `${title} theirs` })
    await form.getByRole('button', { name: 'Update Trip' }).click()
    await expect(conflictOf(page).getByRole('row', { name: /^Title/ })).toContainText(`${title} theirs`)
    await expect(conflictOf(page).getByRole('row', { name: /Price/ })).toHaveCount(0)
    await expectNoAxeFindings(page)
    await overwrite(page)
    expect(await publicTitle(page, id)).toBe(`${title} again`)
    expect((await trips.read(title)).price).toBe(2000)
  })

  await test.step('an older draft asks about all that differs from what is live', async () => {
    const again = await openTrip(page, `${title} again`)
    await titleField(again).fill(`${title} older`)
    await saveDraft(page, again)
    await trips.change(id, { price: 3000 })
    await page.reload()
    await expect(titleField(again)).toHaveValue(`${title} older`)
    await again.getByRole('button', { name: 'Update Trip' }).click()
    await expect(conflictOf(page).getByRole('row', { name: /Price/ })).toContainText('₹3,000')
    await expect(conflictOf(page).getByRole('row', { name: /Status/ })).toHaveCount(0)
    await overwrite(page)
    expect(await trips.read(title)).toMatchObject({ title: `${title} older`, price: 2000, status: 'published' })
  })
})

test.describe('with a separate clock', () => {
  test.use({ keepsPage: false })

  test('a form follows when its trip goes live, and a save keeps it live', async ({
    page,
    trips,
    request,
    baseURL,
  }) => {
    const call = callerOf(request, baseURL!)
    const title = `${trips.mark} Lighthouse`
    const id = await trips.store({ title, status: 'draft' })
    const due_at = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
    await call('PUT', '/schedules', { entity: 'trips', item_id: id, action: 'publish', due_at })
    const goLive = async () => {
      const { draft } = await call<{ draft: { updated_at: string } }>('GET', `/drafts/trips/${id}`)
      const trip_data = { status: 'published' }
      await call('PATCH', `/trips/${id}`, { trip_data, draft_version: draft.updated_at })
    }
    await page.clock.install()
    const form = await openTrip(page, title)
    await expect(form.getByText(/^Goes live on/)).toBeVisible()
    await form.getByLabel('Short description').fill('Typed while it went live.')
    await goLive()
    await page.clock.fastForward('24:00:10')
    await expect(form.getByText(/^Goes live on/)).toHaveCount(0)
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveValue('Published')
    await expect(form.getByLabel('Short description')).toHaveValue('Typed while it went live.')
    await form.getByRole('button', { name: 'Update Trip' }).click()
    await expectToast(page, 'Success', 'Trip updated successfully')
    expect(await trips.read(title)).toMatchObject({
      status: 'published',
      short_description: 'Typed while it went live.',
    })
  })
})

test('unsaved input continues in another browser', async ({ page, browser, baseURL, trips }) => {
  const title = `${trips.mark} Ferry`
  const id = await trips.store({ title, status: 'published' })
  const form = await openTrip(page, title)
  await titleField(form).fill(`${title}, half typed`)
  await expect(form.getByText(/^Unsaved changes, stored \d\d:\d\d$/)).toBeVisible()
  const context = await browser.newContext({ baseURL: baseURL!, storageState: servers.admin.state })
  const other = await context.newPage()
  const second = await openTrip(other, title)
  await expect(second.getByText(/^Unsaved changes from .* on another device$/)).toBeVisible()
  await expectNoAxeFindings(other)
  await second.getByRole('button', { name: 'Continue' }).click()
  await expect(titleField(second)).toHaveValue(`${title}, half typed`)
  await second.getByRole('button', { name: 'Update Trip' }).click()
  await expectToast(other, 'Success', 'Trip updated successfully')
  expect(await publicTitle(page, id)).toBe(`${title}, half typed`)
  await context.close()
})
