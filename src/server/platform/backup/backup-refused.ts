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

/** The message without the name of a variable, which only helps on the command line. */
export function sentenceOf({ message }: BackupRefused): string {
  const text = message.replace(/^[A-Z_]+: /, '').replace(/\.$/, '')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}
