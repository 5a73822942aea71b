import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type Mail, type Mailer, MailMaybeSent } from './mail.ts'

/** Milliseconds; short, because the user waits for the confirmation of a new password. */
const timeouts = { dnsTimeout: 2000, connectionTimeout: 2000, greetingTimeout: 2000, socketTimeout: 4000 }

/** Sends each mail on its own SMTP connection. `url` is `smtp://` (with STARTTLS when offered) or `smtps://`, with optional credentials. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const server = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 465 : 587), secure, ...timeouts }
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    async send(mail) {
      const composed = new MailComposer({ ...withoutId(mail), from, messageId: `<${mail.id}@${getDomain(from)}>` }).compile()
      const envelope = composed.getEnvelope()
      const message = await composed.build()
      const connection = new SMTPConnection(server)
      // The listener also handles errors between steps; without a listener they would end the process.
      const broken = new Promise<never>((_, reject) => connection.on('error', reject))
      broken.catch(() => undefined)
      const step = <Result>(run: (done: (error?: Error | null, result?: Result) => void) => void) =>
        Promise.race([broken, new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve())))])
      try {
        await step((done) => connection.connect(done))
        if (username) await step((done) => connection.login({ credentials }, done))
        await step((done) => connection.send(envelope, message, done)).catch((error: SMTPConnection.SMTPError) => {
          // Rejected, or failed before the mail's content was sent; otherwise the server may have accepted it.
          if (error.responseCode || error.code === 'EENVELOPE') throw error
          throw new MailMaybeSent(error.message, { cause: error })
        })
      } finally {
        connection.quit()
      }
    },
  }
}

const withoutId = ({ to, subject, text, html }: Mail) => ({ to, subject, text, html })

const getDomain = (from: string) => domainToASCII(/@([^\s>]+)/.exec(from)?.[1] ?? '') || 'localhost'
