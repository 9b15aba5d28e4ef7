import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { expect, openTrip, test, titleField } from '../../support/stored/trips.ts'

test('the trip form shows how the trip will look when it is found or shared, and when it was changed', async ({
  page,
  trips,
}) => {
  const title = `${trips.mark} Backwaters`
  const id = await trips.store({ title, short_description: null, description: `${'Slow water. '.repeat(20)}End.` })
  const form = await openTrip(page, title)
  await expect(form.getByText(/^Updated /)).toBeVisible()
  const google = form.getByRole('figure', { name: 'Google' })
  const whatsapp = form.getByRole('figure', { name: 'WhatsApp' })
  await expect(google).toContainText(`trip › ${id}`)
  await expect(google).toContainText(/Slow water…$/)
  await titleField(form).fill(`${title} by boat`)
  await form.getByLabel('Short description').fill('Two nights on a houseboat.')
  await expect(google).toContainText(`${title} by boat · Hatheli`)
  for (const preview of [google, whatsapp]) await expect(preview).toContainText('Two nights on a houseboat.')
  await expectNoAxeFindings(page)
})
