import { randomBytes, randomUUID } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inTenant } from '../../services/platform/database.ts'
import { hosts } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const hash = '0123456789abcdef'.repeat(4)

async function issued({ days = 90, revoked = false, kind = 'transcript' } = {}): Promise<string> {
  const [token, documentId] = [randomBytes(16).toString('base64url'), randomUUID()]
  await inTenant(database, 1, async ({ client }) => {
    await client.query(
      `insert into academic.shared_document (document_id, tenant_id, institution_id, user_id, kind, enrollment_id, contract_id, shared_token, student,
         course, institution, situation, number, file_name, sha256, issued_at, expires_at, revoked_at)
       values ($1, 1, 11, 999999, $2, 1, case when $2 = 'contract' then 1 end, $3, 'Conceição de Brandão', 'Engenharia Civil', 'Universidade Aurora',
         'active', case when $2 = 'contract' then '2026.2-00001' end, 'a.pdf', $4, now() - interval '1 hour', now() + $5 * interval '1 day',
         case when $6 then now() end)`,
      [documentId, kind, token, hash, days, revoked],
    )
    await client.query('insert into academic.shared_token (shared_token, tenant_id, document_id) values ($1, 1, $2)', [token, documentId])
  })
  return token
}
const look = (token: string, host: string = hosts.aurora, language = 'pt-BR') =>
  ask({ host, method: 'GET', path: `/documents/validate/${token}`, headers: { accept: 'text/html', 'accept-language': language } })

test('anybody learns whether a document counts, in one small page without cookies', async () => {
  const { status, body, headers } = await look(await issued())
  expect(status).toBe(200)
  for (const part of ['Documento válido', 'Histórico escolar', 'Conceição B.', 'Engenharia Civil', 'Matrícula ativa', hash])
    expect(body).toContain(part)
  expect(body).not.toContain('Brandão')
  // The institution is seen first, and led to; its logo is all that is loaded besides.
  expect(body).toMatch(/<header>.*<img.*Universidade Aurora/)
  expect(body).toContain('Ir para o portal: Universidade Aurora')
  expect(body).not.toMatch(/<link|<img(?! src="[^"]+" alt="">)|<script[^>]* src/)
  // As sent where nothing is compressed, with headers.
  expect(Buffer.byteLength(body) + JSON.stringify(headers).length).toBeLessThan(14_600)
  expect(brotliCompressSync(body).length).toBeLessThan(5_000)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  const nonce = /<script nonce="([^"]+)">/.exec(body)![1]
  expect(policy).toContain(`script-src 'nonce-${nonce}'`)
})

test('it speaks the reader’s language, of a contract too', async () => {
  expect((await look(await issued(), hosts.aurora, 'en')).body).toContain('Valid document')
  const { body } = await look(await issued({ kind: 'contract' }), hosts.aurora, 'es')
  for (const part of ['Documento válido', 'Contrato', '2026.2-00001', 'Vigente']) expect(body).toContain(part)
})

test('a link that has expired or was revoked names nobody and compares nothing', async () => {
  for (const [token, title] of [
    [await issued({ days: 0 }), 'Link vencido'],
    [await issued({ revoked: true }), 'Link revogado'],
  ] as const) {
    const { status, body, headers } = await look(token)
    expect(status).toBe(200)
    expect(body).toContain(title)
    expect(body).not.toContain('Conceição')
    expect(body).not.toContain(hash)
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).not.toContain('script-src')
  }
})

test('a document is unknown under another institution’s address, as a code of none is', async () => {
  for (const [token, host] of [
    [await issued(), hosts.ipe],
    ['A'.repeat(22), hosts.aurora],
    ['..%2f', hosts.aurora],
  ] as const) {
    const { status, body } = await look(token, host)
    expect([token, status]).toEqual([token, 404])
    expect(body).not.toContain('Conceição')
  }
})
