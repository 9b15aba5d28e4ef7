import { expectToast } from '../../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { dayTitles, drag, expect, openTrip, pickUp, test, titleField, valuesOf } from '../../support/stored/trips.ts'

test('a new trip: required fields, then everything typed is stored', async ({ page, trips }) => {
  const title = `${trips.mark} Root bridges`
  const region = `${trips.mark} hills`
  await page.goto('/admin/trips')
  await page.getByRole('button', { name: 'Add Trip' }).click()
  const form = page.getByRole('dialog', { name: 'Add Trip' })
  await expect(form.getByRole('combobox', { name: 'Status' })).toHaveValue('Draft')
  await form.getByRole('button', { name: 'Create Trip' }).click()
  await expect(form.getByText('This field is required')).toHaveCount(6)
  await expect(titleField(form)).toBeFocused()
  await expectNoAxeFindings(page)

  await page.keyboard.type(title)
  await form.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Offbeat & Immersive' }).click()
  await form.getByRole('combobox', { name: 'Region' }).fill(region)
  await page.getByRole('option', { name: `Add “${region}”` }).click()
  await expect(form.getByRole('combobox', { name: 'Region' })).toHaveValue(region)
  await form.getByLabel('Price (INR)').fill('125000')
  await expect(form.getByLabel('Price (INR)')).toHaveValue('1,25,000')
  await form.getByLabel('Duration (days)').fill('400')
  await form.getByRole('switch', { name: 'Featured' }).check()
  await form.getByLabel('Short description').fill('Down three thousand steps.')
  await form.getByLabel('Full Description').fill('Living bridges.\n\nAnd the river.')

  const highlights = form.getByRole('group', { name: 'Highlights' })
  await highlights.getByLabel('Highlight 1', { exact: true }).fill('A double-decker bridge')
  await page.keyboard.press('Enter')
  await expect(highlights.getByLabel('Highlight 2', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('A swim')
  await form.getByLabel('Inclusion 1', { exact: true }).fill('Breakfast')
  await form.getByLabel('Exclusion 1', { exact: true }).fill('Flights')
  const day = form.getByRole('group', { name: 'Day 1' })
  await day.getByLabel('Day 1: title').fill('To Shillong')
  await day.getByLabel('Description').fill('By road.')
  await day.getByLabel('Accommodation name').fill('Pine Cottage')
  await day.getByLabel('Room type').fill('Double')
  await day.getByLabel('Meal plan').fill('Dinner')
  await form.getByRole('button', { name: 'Add day' }).click()

  await page.keyboard.press('Control+S')
  await expect(form.getByText('Duration must be 1 to 365 whole days')).toBeVisible()
  await expect(form.getByLabel('Duration (days)')).toBeFocused()
  await form.getByLabel('Duration (days)').fill('6')
  await form.getByRole('button', { name: 'Create Trip' }).click()
  await expect(page.getByText('Trip created successfully')).toBeVisible()
  await expect(form).toHaveCount(0)
  expect(await trips.read(title)).toMatchObject({
    category: 'Offbeat & Immersive',
    region,
    vendor_id: null,
    show_vendor_info: true,
    price: 125_000,
    duration: 6,
    status: 'draft',
    featured: true,
    short_description: 'Down three thousand steps.',
    description: 'Living bridges.\n\nAnd the river.',
    highlights: ['A double-decker bridge', 'A swim'],
    inclusions: ['Breakfast'],
    exclusions: ['Flights'],
    itinerary: [
      {
        day: 1,
        title: 'To Shillong',
        description: 'By road.',
        accommodation_name: 'Pine Cottage',
        room_type: 'Double',
        meal_plan: 'Dinner',
      },
    ],
  })
})

test('vendor, lists and days of a stored trip', async ({ page, context, trips }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = `${trips.mark} Ordered`
  await trips.store({
    title,
    highlights: ['Only'],
    itinerary: ['A', 'B', 'C', 'D'].map((each) => ({ title: each })),
  })
  const form = await openTrip(page, title)

  await test.step('the vendor is searched; without one no host is shown', async () => {
    const vendor = form.getByRole('combobox', { name: 'Vendor' })
    const toggle = form.getByRole('switch', { name: 'Show vendor info' })
    await expect(vendor).toHaveValue('No vendor')
    await expect(toggle).toBeDisabled()
    await vendor.fill('khasi')
    await page.getByRole('option', { name: 'Khasi Hills Homestays' }).click()
    await expect(toggle).toBeChecked()
    await toggle.uncheck()
  })

  await test.step('lists keep one row and split a pasted list', async () => {
    const lines = form.getByRole('group', { name: 'Highlights' }).getByRole('textbox')
    await form.getByRole('button', { name: 'Remove highlight 1' }).click()
    await expect(lines).toHaveCount(1)
    await expect(lines).toHaveValue('')
    await expect(lines).toBeFocused()
    await page.evaluate(() => navigator.clipboard.writeText('- One\n• Two\n\n3. Three'))
    await page.keyboard.press('Control+V')
    await expect(lines).toHaveCount(3)
    expect(await valuesOf(lines)).toEqual(['One', 'Two', 'Three'])
  })

  await test.step('days are reordered by buttons, by keyboard and by dragging', async () => {
    await form.getByRole('button', { name: 'Move up: Day 4' }).click()
    expect(await dayTitles(form)).toEqual(['A', 'B', 'D', 'C'])
    await expect(form.getByRole('button', { name: 'Move up: Day 3' })).toBeFocused()
    await expect(form.getByText('Day 4 moved to place 3 of 4')).toBeAttached()

    const handle = form.getByRole('button', { name: 'Reorder Day 1' })
    await pickUp(page, handle, 'Space')
    await expect(form.getByText('Day 1 picked up, at place 1 of 4.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(form.getByText('Day 1 is over place 2 of 4.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(form.getByText('Day 1 is over place 3 of 4.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(() => dayTitles(form)).toEqual(['B', 'D', 'A', 'C'])
    await pickUp(page, handle, 'Enter')
    await page.keyboard.press('ArrowDown')
    await expect(form.getByText('Day 1 is over place 2 of 4.')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(form.getByText('Day 1 put back.')).toBeAttached()
    await expect(form).toBeVisible()
    expect(await dayTitles(form)).toEqual(['B', 'D', 'A', 'C'])

    await form.getByRole('button', { name: 'Show titles only' }).click()
    await drag(page, form.getByRole('button', { name: 'Reorder Day 4' }), form.getByLabel('Day 1: title'))
    await expect.poll(() => dayTitles(form)).toEqual(['C', 'B', 'D', 'A'])
    await page.keyboard.press('Control+S')
    await expectToast(page, 'Success', 'Trip updated successfully')
    const { itinerary, ...stored } = await trips.read(title)
    expect(stored).toMatchObject({ vendor: { vendor_name: 'Khasi Hills Homestays' }, show_vendor_info: false })
    expect(stored.highlights).toEqual(['One', 'Two', 'Three'])
    expect(itinerary.map((day) => `${day.day} ${day.title}`)).toEqual(['1 C', '2 B', '3 D', '4 A'])
  })

  await test.step('the vendor is taken away again', async () => {
    await form.getByRole('combobox', { name: 'Vendor' }).click()
    await page.getByRole('option', { name: 'No vendor' }).click()
    await expect(form.getByRole('switch', { name: 'Show vendor info' })).toBeDisabled()
  })

  await test.step('days are renumbered, and one row is kept', async () => {
    await form.getByRole('button', { name: 'Remove day 1' }).click()
    expect(await dayTitles(form)).toEqual(['B', 'D', 'A'])
    await expect(form.getByLabel('Day 1: title')).toBeFocused()
    for (const day of [3, 2, 1]) await form.getByRole('button', { name: `Remove day ${day}` }).click()
    expect(await dayTitles(form)).toEqual([''])
  })
})
