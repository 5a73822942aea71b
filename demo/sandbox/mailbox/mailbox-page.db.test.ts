import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import type { Mail } from '../../../services/platform/mail.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { mailboxPage } from './mailbox-page.ts'

const prefix = '/academic-services/sandbox/mailbox'
let mailbox: Mailbox
let page: ReturnType<typeof mailboxPage>
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  const { pool } = await createTestDatabase()
  mailbox = createMailbox({ pool, clock: { now: () => now } })
  page = mailboxPage({ mailbox, prefix })
})

const read = async (path = '', language = 'pt-BR') =>
  (await page.request(`${prefix}${path}`, { headers: { 'accept-language': language } })).text()

async function deliver(change: Partial<Mail> = {}): Promise<string> {
  const id = crypto.randomUUID()
  now = new Date(now.getTime() + 1000)
  await mailbox.send({
    id,
    to: 'elisa@exemplo.com',
    subject: 'Assunto',
    text: 'Abra https://ipe.localhost/x?a=1 agora',
    html: '<p>Olá</p>',
    ...change,
  })
  return id
}

describe('the mailbox of the demo', () => {
  it('says so while it is empty, in three languages', async () => {
    expect(await read()).toContain('Nenhuma mensagem')
    expect(await read('', 'en')).toContain('No message')
    expect(await read('', 'es')).toContain('Todavía no hay')
  })

  it('lists the newest first, and those of one address', async () => {
    await deliver({ subject: 'Primeiro' })
    await deliver({ subject: 'Segundo', to: 'davi@exemplo.com' })
    const all = await read()
    expect(all.indexOf('Segundo')).toBeLessThan(all.indexOf('Primeiro'))
    const found = await read('?to=DAVI%40')
    expect(found).toContain('Segundo')
    expect(found).not.toContain('Primeiro')
  })

  it('shows one as text, whose links can be followed, and as HTML in a frame that may do nothing', async () => {
    const id = await deliver()
    const text = await read(`/${id}`)
    expect(text).toContain('<a href="https://ipe.localhost/x?a=1">')
    expect(text).toContain(`src="${prefix}/${id}/html"`)
    const frame = await page.request(`${prefix}/${id}/html`)
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/)
  })

  it('needs no script, and lets no subject, address or text become markup', async () => {
    const id = await deliver({ subject: '<script>alert(1)</script>', to: '"><img src=x>@x', text: '<b>https://x.example/"onclick=x</b>' })
    for (const path of ['', `/${id}`, '?to=<script>']) expect(await read(path)).not.toMatch(/<script|<img|<b>|"onclick/)
  })

  it('knows no other mail', async () => {
    expect((await page.request(`${prefix}/nothing`)).status).toBe(404)
    expect((await page.request(`${prefix}/nothing/html`)).status).toBe(404)
  })
})
