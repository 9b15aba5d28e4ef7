/** The whole file cannot be read; the message is shown. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}
