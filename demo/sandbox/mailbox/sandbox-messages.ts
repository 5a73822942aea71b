import { html } from 'hono/html'
import type { Mailer } from '../../../services/platform/mail.ts'
import type { SmsSender } from '../../../services/platform/sms.ts'

/** Puts text messages of the demo into its mailbox, beside the mails. */
export function createSandboxMessages(mailbox: Mailer): SmsSender {
  return {
    async send({ id, to, text }) {
      const look = await html`<p style="font:16px/24px system-ui,sans-serif;white-space:pre-wrap">${text}</p>`
      await mailbox.send({ id, to, subject: 'SMS', text, html: String(look) })
    },
  }
}
