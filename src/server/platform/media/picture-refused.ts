/** An upload is not acceptable; `reason` selects the message for the admin. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  readonly reason: 'type' | 'size' | 'pixels'

  constructor(reason: 'type' | 'size' | 'pixels', options?: ErrorOptions) {
    super(`picture refused: ${reason}`, options)
    this.reason = reason
  }
}
