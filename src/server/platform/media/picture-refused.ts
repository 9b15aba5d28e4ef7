type Reason = 'type' | 'size' | 'pixels' | 'damaged' | 'heic'

/** An upload is not acceptable; `reason` selects the message for the admin. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(`picture refused: ${reason}`, options)
    this.reason = reason
  }
}
