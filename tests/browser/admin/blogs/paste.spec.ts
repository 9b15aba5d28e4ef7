import type { Page } from '@playwright/test'
import { editorOf, expect, openNewBlog, test } from '#tests/browser/support/stored/blogs.ts'

/** Pastes HTML as another program puts it on the clipboard, in place of the text. */
async function paste(page: Page, html: string) {
  await editorOf(page).press('Control+A')
  await page.keyboard.press('Delete')
  await editorOf(page).evaluate((editor, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', data)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** A paragraph as Word copies an item of a list. */
function wordItem(marker: string, text: string, style: string): string {
  const ignored = `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>`
  return [
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${style}'>`,
    `<![if !supportLists]><span style='font-family:Symbol'>${ignored}</span><![endif]>${text}<o:p></o:p></p>`,
  ].join('')
}

test('text, lists and tables pasted from other programs', async ({ page, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Pasted`)
  /** Saves with the keyboard, after which the form is still open. */
  const stored = async () => {
    await page.keyboard.press('Control+S')
    const toast = page.getByRole('status').filter({ hasText: /Blog (?:created|updated) successfully/ })
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
    return blogs.read(blogs.mark)
  }

  await test.step('a table pasted from Word is stored and shown again', async () => {
    const cell = (text: string, attributes = '') =>
      `<td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt' ${attributes}><p class=MsoNormal>${text}<o:p></o:p></p></td>`
    await paste(
      page,
      [
        `<p class=MsoNormal>Before</p><table class=MsoTableGrid border=1 style='border-collapse:collapse'>`,
        `<caption>Fares a person</caption><colgroup><col width=301></colgroup><tr>${cell('Season')}${cell('Fare')}</tr>`,
        `<tr>${cell('Winter')}${cell('20,000')}</tr><tr>${cell('All year', 'colspan=2 rowspan="900000"')}</tr></table>`,
        `<p class=MsoNormal>After</p>`,
      ].join(''),
    )
    await expect(editorOf(page).getByRole('cell', { name: 'Winter' })).toBeVisible()
    await expect(editorOf(page).getByRole('row')).toHaveCount(3)
    const row = (...texts: string[]) => `<tr>${texts.map((text) => `<td><p>${text}</p></td>`).join('')}</tr>`
    const table = await stored()
    expect(table.body).toBe(
      [
        '<p>Before</p><p>Fares a person</p>',
        '<div class="story-table" role="region" aria-label="Table: Season, Fare" tabindex="0"><table><tbody>',
        `${row('Season', 'Fare')}${row('Winter', '20,000')}<tr><td colspan="2"><p>All year</p></td></tr>`,
        '</tbody></table></div><p>After</p>',
      ].join(''),
    )
    expect(table.start).toBe('Before Fares a person After')

    await page.reload()
    await expect(editorOf(page).getByRole('cell', { name: '20,000' })).toBeVisible()
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  })

  await test.step('a table that only places others is replaced by them', async () => {
    await paste(
      page,
      '<table><tr><td><p>Menu</p></td><td><table><tr><td>Tea</td><td>40</td></tr></table></td></tr></table>',
    )
    await expect(editorOf(page).getByRole('table')).toHaveCount(1)
    await expect(editorOf(page).getByRole('cell')).toHaveText(['Tea', '40'])
    await expect(editorOf(page).getByText('Menu')).toBeVisible()
  })

  await test.step('embedded pages and players are left out, and that is said', async () => {
    await paste(
      page,
      '<p>See</p><iframe src="https://video.example/1"></iframe><video src="/a.mp4"><iframe></iframe></video>',
    )
    await expect(page.getByRole('alert')).toContainText('2 embedded pages or players were left out')
    expect((await stored()).body).toBe('<p>See</p>')
  })

  await test.step('lists of Word become lists, with their levels and numbers', async () => {
    const bullet = (text: string, level = 1) => wordItem('·', text, `l0 level${level} lfo1`)
    const number = (marker: string, text: string, level = 1) => wordItem(marker, text, `l1 level${level} lfo2`)
    await paste(
      page,
      [
        `<p class=MsoNormal>Bring</p>${bullet('Boots')}\n${bullet('Wool', 2)}${bullet('Silk', 2)}${bullet('Hat')}`,
        `${number('3.', 'Walk')}${number('a.', 'Slowly', 2)}${number('4.', '<b>Rest</b>')}<p class=MsoNormal>Done</p>`,
      ].join('\n'),
    )
    expect((await stored()).body).toBe(
      [
        '<p>Bring</p><ul><li><p>Boots</p><ul><li><p>Wool</p></li><li><p>Silk</p></li></ul></li><li><p>Hat</p></li></ul>',
        '<ol start="3"><li><p>Walk</p><ol><li><p>Slowly</p></li></ol></li><li><p><strong>Rest</strong></p></li></ol>',
        '<p>Done</p>',
      ].join(''),
    )
  })

  await test.step('text, lists and alignment of Google Docs', async () => {
    const span = (text: string, style = '') =>
      `<span style="font-size:11pt;font-family:Arial;color:#000000;font-weight:400;${style}">${text}</span>`
    await paste(
      page,
      [
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">First</p>',
        `<p dir="ltr" style="line-height:1.38;text-align:center">${span('Plain ')}${span('strong', 'font-weight:700')}`,
        `${span(' ')}${span('slant', 'font-style:italic')}${span(' ')}${span('under', 'text-decoration:underline')}</p>`,
        `<ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr">${span('One')}</p></li>`,
        `<ul><li dir="ltr" aria-level="2"><p dir="ltr">${span('Inner')}</p></li></ul></ul>`,
        '<p><a href="https://a.example/" style="text-decoration:none">there</a></p></b>',
      ].join(''),
    )
    expect((await stored()).body).toBe(
      [
        '<p>First</p><p class="align-center">Plain <strong>strong</strong> <em>slant</em> <u>under</u></p>',
        '<ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li></ul>',
        '<p><a href="https://a.example/" rel="noopener" target="_blank">there</a></p>',
      ].join(''),
    )
  })
})
