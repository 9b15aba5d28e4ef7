import { expect, it } from 'vitest'
import { prepareBody } from '#server/catalogue/blogs/body.ts'
import { richTextSamples, samplePictureUrl } from '../support/factories/rich-text-samples.ts'
import { aPicture, aStoredPicture } from '#tests/support/factories/picture.ts'
import { describeWithDatabase } from '../support/database/test-database.ts'

/** Removes what the sanitiser adds: slashes in empty elements, the size of pictures, and the regions of tables. */
function asEdited(body: string): string {
  return body
    .replaceAll(' />', '>')
    .replace(/ width="\d+" height="\d+"/g, '')
    .replace(/<div class="story-table"[^>]*>/g, '')
    .replaceAll('</div>', '')
}

describeWithDatabase("the server's sanitiser", (open) => {
  it.each(richTextSamples)('does not change $tool as the editor writes it', async ({ html }) => {
    const { db } = open()
    await aPicture(db, { url: samplePictureUrl })
    expect(asEdited((await prepareBody(db, `<p>Text</p>${html}`)).body)).toBe(`<p>Text</p>${html}`)
  })

  it('finds a picture whatever attributes precede its src', async () => {
    const { db, storage } = open()
    const { url, width, height } = await aStoredPicture(db, storage, { bucket: 'blog-images' })
    const { body } = await prepareBody(
      db,
      `<img alt="A stall" src="${url}"><img alt="Gone" src="/media/blog-images/gone.jpg">`,
    )
    expect(body).toBe(`<img src="${url}" alt="A stall" width="${width}" height="${height}">`)
  })
})
