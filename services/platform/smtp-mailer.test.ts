import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { type Mail, MailMaybeSent } from './mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const mail: Mail = {
  id: 'e0b7f2f4-3f5e-4b59-8d68-2a3f0d6d1c11',
  to: 'elisa.prado@exemplo.edu.br',
  subject: 'Crie uma nova senha: Faculdade Ipê',
  text: 'Olá, Elisa.',
  html: '<p>Olá, Elisa.</p>',
}
const servers: SMTPServer[] = []

async function listen(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...options })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  servers.push(server)
  return (server.server.address() as AddressInfo).port
}

const mailerOn = (port: number, user = '') =>
  createSmtpMailer({ url: `smtp://${user}127.0.0.1:${port}`, from: 'Portal <portal@instituição.example>' })
const getFailure = (port: number, user = '') =>
  mailerOn(port, user)
    .send(mail)
    .then(
      () => null,
      (error: unknown) => error,
    )

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()))
})

describe('the SMTP mailer', () => {
  it('hands in text and HTML with sender, recipient and an id of the mail’s own', async () => {
    const taken: Array<{ from: string; to: string[]; message: string }> = []
    const port = await listen({
      async onData(stream, { envelope }, done) {
        const message = await text(stream)
        taken.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to: envelope.rcptTo.map(({ address }) => address), message })
        done()
      },
    })
    await mailerOn(port).send(mail)
    expect(taken).toHaveLength(1)
    expect(taken[0]!.to).toEqual([mail.to])
    expect(taken[0]!.from).toMatch(/^portal@/)
    expect(taken[0]!.message).toMatch(/Message-ID:\s+<e0b7f2f4[\w-]+@xn--instituio-/i)
    expect(taken[0]!.message).toMatch(/multipart\/alternative/)
  })

  it('signs in where the address says so', async () => {
    const seen: unknown[] = []
    const port = await listen({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password])
        done(null, { user: 'one' })
      },
    })
    await mailerOn(port, 'portal:p%40ss@').send(mail)
    expect(seen).toEqual([['portal', 'p@ss']])
  })

  it.each<[string, SMTPServerOptions, string]>([
    ['nobody listens', {}, ''],
    ['the password is wrong', { authOptional: false, onAuth: (_auth, _session, done) => done(new Error('no')) }, 'a:b@'],
    ['the recipient is refused', { onRcptTo: (_address, _session, done) => done(new Error('unknown')) }, ''],
    ['the mail is refused', { onData: (stream, _session, done) => void stream.resume().on('end', () => done(new Error('spam'))) }, ''],
  ])('says that the mail surely did not leave when %s', async (what, options, user) => {
    const port = await listen(options)
    if (what === 'nobody listens') await new Promise<void>((resolve) => servers.pop()!.close(() => resolve()))
    const failure = await getFailure(port, user)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(MailMaybeSent)
  })

  it('says that nobody knows when the connection is lost after the mail was handed over', async () => {
    const port = await listen({
      onData(stream) {
        stream.resume().on('end', () => {
          for (const connection of servers[0]!.connections) (connection as unknown as { _socket: { destroy(): void } })._socket.destroy()
        })
      },
    })
    expect(await getFailure(port)).toBeInstanceOf(MailMaybeSent)
  })
})
