/** One mail to one person, as text and as HTML that say the same. */
export interface Mail {
  /** Of this mail alone, so that mailboxes know a second copy. */
  id: string
  to: string
  subject: string
  text: string
  html: string
}

/** Where mails are handed in. */
export interface Mailer {
  /** @throws MailMaybeSent when nobody knows whether the mail left; after any other error it surely did not */
  send(mail: Mail): Promise<void>
}

/** The mail may have left: to send it again could send it twice. */
export class MailMaybeSent extends Error {}

/** For places that have nowhere to hand mail in. */
export const noMailer: Mailer = {
  async send() {
    throw new Error('There is nowhere to hand mail in: set SMTP_URL')
  },
}
