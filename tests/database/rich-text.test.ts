import { expect, it } from 'vitest'
import { prepareBody } from '#server/catalogue/blogs/body.ts'
import { aPicture } from '#tests/factories/picture.ts'
import { richTextSamples, samplePictureUrl } from '#admin/blogs/editor/rich-text-samples.ts'
import { describeOn } from './test-database.ts'

/** The sanitiser closes empty elements with a slash, and gives pictures their size. */
function asWritten(body: string): string {
  return body.replaceAll(' />', '>').replace(/ width="\d+" height="\d+"/g, '')
}

describeOn('embedded', "the server's sanitiser", (open) => {
  it.each(richTextSamples)('leaves $tool as the editor writes it', async ({ html }) => {
    const { db } = open()
    await aPicture(db, { url: samplePictureUrl })
    expect(asWritten((await prepareBody(db, `<p>Text</p>${html}`)).body)).toBe(`<p>Text</p>${html}`)
  })
})
