import { describe, expect, it } from 'vitest'
import { captchaOptions, invoiceIssuerOptions, mailOptions, smsOptions } from './backend-options.ts'
import { readEnvironment } from './environment.ts'
import type { ProcessSecrets } from './secrets.ts'

const secrets = { captcha: 'own' } as ProcessSecrets
const environment = (variables: Record<string, string>) => readEnvironment(variables)

describe('captchaOptions', () => {
  it('uses the built-in puzzle unless a provider is named', () => {
    expect(captchaOptions(environment({}), secrets)).toEqual({ secret: 'own', provider: null })
    expect(captchaOptions(environment({ CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SECRET: 'x' }), secrets).provider).toEqual({
      name: 'hcaptcha',
      secret: 'x',
    })
  })

  it('wants the secret of the provider', () => {
    expect(() => captchaOptions(environment({ CAPTCHA_PROVIDER: 'turnstile' }), secrets)).toThrow(/CAPTCHA_SECRET/)
  })
})

describe('mailOptions', () => {
  it('is nothing without a server, and wants a sender with one', () => {
    expect(mailOptions(environment({}))).toBeNull()
    expect(() => mailOptions(environment({ SMTP_URL: 'smtp://mail.example' }))).toThrow(/MAIL_FROM/)
    expect(mailOptions(environment({ SMTP_URL: 'smtps://a:b@mail.example:465', MAIL_FROM: 'a@b.example' }))).toEqual({
      url: 'smtps://a:b@mail.example:465',
      from: 'a@b.example',
    })
  })

  it('takes no other address', () => {
    expect(() => environment({ SMTP_URL: 'http://mail.example' })).toThrow(/SMTP_URL/)
  })
})

describe('smsOptions', () => {
  it('is nothing without a gateway, and wants its token with one', () => {
    expect(smsOptions(environment({}))).toBeNull()
    expect(() => smsOptions(environment({ SMS_URL: 'https://sms.example' }))).toThrow(/SMS_TOKEN/)
    expect(smsOptions(environment({ SMS_URL: 'https://sms.example/', SMS_TOKEN: 'x' }))).toEqual({ url: 'https://sms.example', token: 'x' })
  })
})

describe('invoiceIssuerOptions', () => {
  it('is nothing without an issuer, and wants its token with one', () => {
    expect(invoiceIssuerOptions(environment({}))).toBeNull()
    expect(() => invoiceIssuerOptions(environment({ INVOICE_ISSUER_URL: 'https://invoices.example' }))).toThrow(/INVOICE_ISSUER_TOKEN/)
    expect(invoiceIssuerOptions(environment({ INVOICE_ISSUER_URL: 'https://invoices.example/', INVOICE_ISSUER_TOKEN: 'x' }))).toEqual({
      url: 'https://invoices.example',
      token: 'x',
    })
  })
})
