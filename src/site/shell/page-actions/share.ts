/**
 * Opens the device's share sheet, or copies the link where the device has no sheet.
 * @returns the message to show; empty when the device has confirmed already.
 */
export async function share(title: string, url: string): Promise<string> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return ''
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return ''
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch {
    return 'Please copy the link from the address bar'
  }
}
