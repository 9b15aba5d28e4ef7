/** Why a file is refused as a picture; the message is for the person who chose the file. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  readonly reason: 'type' | 'size' | 'pixels'

  constructor(reason: 'type' | 'size' | 'pixels', options?: ErrorOptions) {
    super(`picture refused: ${reason}`, options)
    this.reason = reason
  }
}
