import { expect, expectToast } from '../../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { openVendor, test } from '../../support/stored/vendors.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { paths } from '#server/paths.ts'

test('what the host’s page shows is entered with the vendor', async ({ page, store, call, mark }) => {
  const name = `${mark} Boats`
  const id = await store({ vendor_name: name })
  const form = await openVendor(page, name)
  await form
    .locator('input[type=file][aria-label=Portrait]')
    .setInputFiles(`${paths.demoPictures}/host-satpura-trails.jpg`)
  await expect(form.getByText('Current portrait')).toBeVisible()
  await form.getByLabel('In their own words').fill('I listen before I look.')
  await form
    .getByRole('combobox', { name: 'Languages' })
    .or(form.getByLabel('Languages', { exact: true }))
    .first()
    .focus()
  await page.keyboard.type('Hindi')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Gondi')
  await page.keyboard.press('Enter')
  await form.getByLabel('What was checked').fill('Guide licence seen\n\nVisited in person')
  await form.getByLabel('Checked on').fill('2026-03-14')
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: 'Update Vendor' }).click()
  await expectToast(page, 'Success', 'Vendor updated successfully')
  expect(await call('GET', `/vendors/${id}`)).toMatchObject({
    portrait: expect.stringMatching(/^\/media\/trip-images\//),
    words: 'I listen before I look.',
    spoken_languages: ['Hindi', 'Gondi'],
    verified_checks: ['Guide licence seen', 'Visited in person'],
    verified_on: '2026-03-14',
  })
  const again = await openVendor(page, name)
  await expect(again.getByLabel('What was checked')).toHaveValue('Guide licence seen\nVisited in person')
  await again.getByLabel('What was checked').fill(`${'x'.repeat(161)}`)
  await again.getByRole('button', { name: 'Update Vendor' }).click()
  await expect(again.getByText('At most 160 characters; this has 161')).toBeVisible()
  const trip_data = { ...aTripPayload({ status: 'published' }), title: `${mark} River`, vendor_id: id }
  await call('POST', '/trips', { trip_data })
  const visitor = await page.context().newPage()
  await visitor.goto(`/host/${id}`)
  const checks = visitor.getByRole('region', { name: 'Verified' })
  await expect(checks.getByRole('listitem')).toHaveText(['Guide licence seen', 'Visited in person'])
  await expect(checks).toContainText('Checked on 14 March 2026')
})
