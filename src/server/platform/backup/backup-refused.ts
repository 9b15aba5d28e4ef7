/** Something cannot be backed up or restored; the message is one line for the operator. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** An object at the target is missing, was changed, or is not part of the backup. */
export class ObjectDamaged extends BackupRefused {
  readonly object: string

  constructor(object: string) {
    super(`The backup is damaged: ${object} is missing, was changed, or is not part of it`)
    this.object = object
  }
}

/** Another program writes to the target. */
export class TargetInUse extends BackupRefused {
  readonly host: string

  constructor(host: string) {
    super(`Another program, on ${host}, writes to the same target`)
    this.host = host
  }
}
