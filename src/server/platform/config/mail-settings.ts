import { z } from 'zod'

/** Mail server, sender and recipient. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with the sign-in. */
  url: string
  from: string
  /** Null for the sign-in address. */
  to: string | null
}

function isMailServer(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be an address such as smtp://user:password@mail.example:587')
    .optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_TO: z.email().optional(),
}

type MailEnvironment = z.output<z.ZodObject<typeof mailVariables>> & { ADMIN_EMAIL?: string | undefined }

/** @returns the missing variable, if only some are given, in one line. */
export function mailProblem({ SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to }: MailEnvironment): string | null {
  if (url !== undefined) return from === undefined ? 'MAIL_FROM: is missing, but SMTP_URL is given' : null
  const given = from === undefined ? to && 'MAIL_TO' : 'MAIL_FROM'
  return given ? `SMTP_URL: is missing, but ${given} is given` : null
}

/** @returns null where no mail is sent. */
export function mailSettingsOf({ SMTP_URL, MAIL_FROM, MAIL_TO, ADMIN_EMAIL }: MailEnvironment): MailSettings | null {
  return SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO ?? ADMIN_EMAIL ?? null } : null
}
