/** Something cannot be backed up or restored; the message is one line for the operator. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
