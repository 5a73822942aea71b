export interface Mail {
  /** Message id, so that mailboxes detect duplicates. */
  id: string
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Throws MailMaybeSent when delivery is uncertain; other errors mean it was not sent. */
  send(mail: Mail): Promise<void>
}

/** Delivery is uncertain, so a retry could duplicate the mail. */
export class MailMaybeSent extends Error {}

export const noMailer: Mailer = {
  async send() {
    throw new Error('There is nowhere to hand mail in: set SMTP_URL')
  },
}
