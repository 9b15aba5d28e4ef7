import type { Page } from '@playwright/test'
import { adminMessages } from '#contract/messages.ts'
import type { Panels } from '#contract/admin/dashboard/dashboard.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { callerOf } from '#tests/browser/support/admin-call.ts'
import { changeResponse } from '#tests/browser/support/calls.ts'
import { Hand, hands } from '#tests/browser/support/hands.ts'
import { expect, test, titleField, type StoredTrips } from '#tests/browser/support/stored/trips.ts'

/**
 * What the best of three other products needs, each: WordPress for a trip (25), Ghost for hiding, finding and for a link to
 * a draft (its row, Preview, Copy link), WordPress for the trash, Payload for a copy, Ghost for figures.
 */
const limits = { create: 25, hide: 4, find: 1, undelete: 3, share: 3, duplicate: 2, enquiries: 1 }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const tripForm = (page: Page) => page.getByRole('dialog', { name: 'Edit Trip' })

async function createTrip(hand: Hand, title: string): Promise<void> {
  const { page } = hand
  const photo = { mimeType: 'image/jpeg', buffer: await aPictureFile() }
  const photos = Array.from({ length: 5 }, (_, index) => ({ ...photo, name: `photo-${index}.jpg` }))
  await hand.press(page.getByRole('link', { name: 'Add New Trip' }))
  const form = page.getByRole('dialog', { name: 'Add Trip' })
  await titleField(form).fill(title)
  await hand.choose(form.getByRole('combobox', { name: 'Category' }), 'Signature Stays')
  await hand.chooseTyped(form.getByRole('combobox', { name: 'Region' }), 'Kerala')
  await form.getByLabel('Price (INR)').fill('64000')
  await form.getByLabel('Duration (days)').fill('4')
  await hand.choose(form.getByRole('combobox', { name: 'Status' }), 'Published')
  await form.getByLabel('Full Description').fill('Four days on the water.')
  await hand.chooseFiles(form.getByLabel('Featured image').first(), photos.slice(0, 1))
  await hand.chooseFiles(form.getByLabel('Additional images').last().locator('..'), photos.slice(1))
  await expect(form.getByLabel('Caption', { exact: true })).toHaveCount(4)
  for (let day = 1; day <= 4; day += 1) {
    if (day > 1) await hand.press(form.getByRole('button', { name: 'Add day' }))
    await form.getByLabel(`Day ${day}: title`).fill(`Water, part ${day}`)
  }
  await expect(form.getByRole('button', { name: 'Remove Featured image' })).toBeEnabled()
  await hand.press(form.getByRole('button', { name: 'Create Trip' }))
  await expect(page.getByText('Trip created successfully')).toBeVisible()
}

async function hideTrips(hand: Hand, vendor: string): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('main').getByRole('link', { name: /^Total Vendors/ }))
  await page.getByRole('searchbox').fill(vendor)
  await hand.press(page.getByRole('link', { name: `trips of ${vendor}` }))
  await expect(page.getByText(`Vendor: ${vendor}`)).toBeVisible()
  await hand.press(page.getByRole('checkbox', { name: 'Select all on this page' }))
  await hand.press(page.getByRole('button', { name: 'Unpublish' }))
  await expect(page.getByText('10 trips unpublished')).toBeVisible()
}

async function findTrip(hand: Hand, words: string, title: string): Promise<void> {
  const { page } = hand
  await hand.pressKeys('Control+k', page.getByRole('button', { name: 'Search everything' }))
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  await palette.getByRole('combobox').fill(words)
  await expect(palette.getByRole('option', { name: title })).toBeVisible()
}

async function deleteAndGetBack(hand: Hand, title: string): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('button', { name: `Delete ${title}` }))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  const deleted = page.getByRole('status').filter({ hasText: 'Trip deleted successfully' })
  await hand.press(deleted.getByRole('button', { name: 'Undo' }))
  // The list may still show the row from before the deletion.
  await expect(page.getByText(adminMessages.undo.done)).toBeVisible()
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
}

/** @returns the link for a reader without an account. */
async function sharePreview(hand: Hand, title: string): Promise<string> {
  const { page } = hand
  await hand.press(page.getByRole('link', { name: title }).first())
  await expect(titleField(tripForm(page))).toHaveValue(title)
  await hand.press(page.getByRole('button', { name: 'Share preview' }))
  const dialog = page.getByRole('dialog', { name: 'Share preview' })
  await hand.press(dialog.getByRole('button', { name: 'Make and copy link' }))
  await expect(page.getByText('Link copied')).toBeVisible()
  return dialog.getByRole('textbox', { name: 'Link' }).inputValue()
}

async function duplicate(hand: Hand, title: string): Promise<void> {
  await hand.press(hand.page.getByRole('button', { name: `Duplicate ${title}` }))
  await expect(titleField(tripForm(hand.page))).toHaveValue(`${title} (copy)`)
}

/** The folded part of the dashboard says it. */
async function seeEnquiries(hand: Hand, title: string): Promise<void> {
  const { page } = hand
  await hand.press(page.getByText(/^More: recent work/))
  const panel = page.getByRole('region', { name: 'Journeys and enquiries' })
  await expect(panel.getByRole('columnheader', { name: 'Asked' })).toBeVisible()
  await expect(panel.getByRole('row', { name: title }).getByRole('cell')).toHaveText(['40', '9', '3', '2'])
}

async function listOf({ mark }: StoredTrips, page: Page): Promise<Hand> {
  await page.goto(`/admin/trips?search=${mark}`)
  await expect(page.getByRole('link', { name: mark }).first()).toBeVisible()
  return new Hand(page)
}

async function dashboardOf(page: Page): Promise<Hand> {
  await page.goto('/admin/dashboard')
  await expect(heading(page)).toBeVisible()
  return new Hand(page)
}

for (const { way, viewport } of hands)
  test.describe(way, () => {
    test.use({ viewport })

    // The lists of the form close again during this test, for an unknown reason.
    test('1: a trip with five photos and four days', async ({ page, trips }) => {
      const title = `${trips.mark} Backwaters`
      const hand = await dashboardOf(page)
      await createTrip(hand, title)
      expect(hand.clicks).toBeLessThanOrEqual(limits.create)
      const stored = await trips.read(title)
      expect(stored).toMatchObject({ status: 'published', trip_images: { length: 4 }, itinerary: { length: 4 } })
      await page.goto(`/trip/${stored.id}`)
      await expect(heading(page)).toHaveText(title)
      await expect(page.getByText('₹64,000').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: /^Water, part/ })).toHaveCount(4)
    })

    test('4: the ten trips of a vendor are hidden', async ({ page, trips, request, baseURL }) => {
      const call = callerOf(request, baseURL!, '/vendors')
      const vendor_name = `${trips.mark} Passages`
      const { id: vendor_id } = await call<{ id: string }>('POST', '', {
        vendor_data: { vendor_name, region: 'Assam' },
      })
      for (let number = 0; number < 10; number += 1)
        await trips.store({ title: `${trips.mark} River ${number}`, vendor_id, status: 'published' })
      const hand = await dashboardOf(page)
      await hideTrips(hand, vendor_name)
      expect(hand.clicks).toBeLessThanOrEqual(limits.hide)
      expect((await trips.read(`${trips.mark} River 7`)).status).toBe('draft')
      await call('DELETE', `/${vendor_id}`)
    })

    test('8: a colleague without an account reads a draft', async ({ page, context, playwright, baseURL, trips }) => {
      await context.grantPermissions(['clipboard-write'])
      const title = `${trips.mark} Delta`
      await trips.store({ title, status: 'draft' })
      const hand = await listOf(trips, page)
      const address = await sharePreview(hand, title)
      expect(hand.clicks).toBeLessThanOrEqual(limits.share)
      const colleague = await playwright.request.newContext({
        baseURL: baseURL!,
        storageState: { cookies: [], origins: [] },
      })
      expect(await (await colleague.get(address)).text()).toContain(title)
      await colleague.dispose()
    })
  })

test('what takes three clicks at most', async ({ page, trips }) => {
  const title = `${trips.mark} Snow Leopard Winter`
  const id = await trips.store({ title, status: 'published' })

  await test.step('13: which trips get enquiries', async () => {
    const figures = { seen: 40, button: 9, asked: 3, answered: 2 }
    // Parallel tests are visitors as well: only five trips fit.
    const journeys = { ...figures, top: [{ id, title, ...figures }] }
    await changeResponse(page, 'admin/dashboard/panels', (panels: Panels) => ({ ...panels, journeys }))
    const hand = await dashboardOf(page)
    await seeEnquiries(hand, title)
    expect(hand.clicks).toBeLessThanOrEqual(limits.enquiries)
  })

  await test.step('5: a trip is found from any screen, its words in any order', async () => {
    const hand = new Hand(page)
    await findTrip(hand, `winter leopard ${trips.mark}`, title)
    expect(hand.clicks).toBeLessThanOrEqual(limits.find)
  })

  await test.step('6: a trip is deleted by mistake, and comes back', async () => {
    const hand = await listOf(trips, page)
    await deleteAndGetBack(hand, title)
    expect(hand.clicks).toBeLessThanOrEqual(limits.undelete)
    expect((await trips.read(title)).status).toBe('published')
  })

  await test.step('11: a trip is the start of another', async () => {
    const hand = new Hand(page)
    await duplicate(hand, title)
    expect(hand.clicks).toBeLessThanOrEqual(limits.duplicate)
    expect(await trips.stored()).toHaveLength(2)
    expect((await trips.read(`${title} (copy)`)).status).toBe('draft')
  })
})
