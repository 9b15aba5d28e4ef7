import type { Locator, Page } from '@playwright/test'

export interface DroppedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Dispatches the events of dragging files from the desktop. */
export async function dropFiles(page: Page, target: Locator, files: DroppedFile[]): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, plain)
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const init = { dataTransfer, clientX: x + width / 2, clientY: y + height / 2 }
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, init)
}
