import type { EmbeddedBackendOptions } from '../services/composition/embedded-backend.ts'
import { type Environment, StartupError } from './environment.ts'
import type { ProcessSecrets } from './secrets.ts'

export function captchaOptions(
  { CAPTCHA_PROVIDER: name, CAPTCHA_SECRET: providerSecret }: Environment,
  { captcha }: ProcessSecrets,
): EmbeddedBackendOptions['captcha'] {
  if (!name) return { secret: captcha, provider: null }
  if (!providerSecret) throw new StartupError('CAPTCHA_SECRET must be set together with CAPTCHA_PROVIDER')
  return { secret: captcha, provider: { name, secret: providerSecret } }
}

export const integrationKey = ({ INTEGRATION_API_KEY }: Environment, { integration }: ProcessSecrets): string =>
  INTEGRATION_API_KEY ?? integration

export const localityKey = ({ LOCALITY_API_KEY }: Environment, { locality }: ProcessSecrets): string => LOCALITY_API_KEY ?? locality

export const portalSecret = ({ PORTAL_SECRET }: Environment, { portal }: ProcessSecrets): string => PORTAL_SECRET ?? portal

/** Null when unset: mail then goes to the demo's mailbox. */
export function mailOptions({ SMTP_URL: url, MAIL_FROM: from }: Environment): EmbeddedBackendOptions['smtp'] {
  if (!url) return null
  if (!from) throw new StartupError('MAIL_FROM must be set together with SMTP_URL')
  return { url, from }
}

/** Null when unset: messages then go to the demo's mailbox, and elsewhere mobile numbers count unproven. */
export function smsOptions({ SMS_URL: url, SMS_TOKEN: token }: Environment): EmbeddedBackendOptions['sms'] {
  if (!url) return null
  if (!token) throw new StartupError('SMS_TOKEN must be set together with SMS_URL')
  return { url, token }
}

/** Returns the invoice issuer's options; null when unset: the demo then issues invoices itself, and elsewhere orders wait. */
export function invoiceIssuerOptions({
  INVOICE_ISSUER_URL: url,
  INVOICE_ISSUER_TOKEN: token,
}: Environment): EmbeddedBackendOptions['invoiceIssuer'] {
  if (!url) return null
  if (!token) throw new StartupError('INVOICE_ISSUER_TOKEN must be set together with INVOICE_ISSUER_URL')
  return { url, token }
}
