import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inTenant } from '../../services/platform/database.ts'
import { hosts } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()

const getCode = async (enrollmentId: number) => {
  const { rows } = await inTenant(database, 1, ({ client }) =>
    client.query<{ code: string }>('select validation_code as code from academic.student_card where enrollment_id = $1', [enrollmentId]),
  )
  return rows[0]!.code
}
const look = (code: string, host: string = hosts.aurora, language = 'pt-BR') =>
  ask({
    host,
    method: 'GET',
    path: `/enrollment-student-cards/validations/${code}`,
    headers: { accept: 'text/html', 'accept-language': language },
  })

test('anybody learns whether a card counts, in one small page without scripts or cookies', async () => {
  const { status, body, headers } = await look(await getCode(1))
  expect(status).toBe(200)
  expect(body).toContain('Carteira válida')
  expect(body).toContain('Ana S.')
  expect(body).not.toContain('Souza')
  expect(body).not.toContain('202310482')
  expect(body).not.toMatch(/<script|<link|<img(?! src="[^"]+" alt="">)/)
  expect(brotliCompressSync(body).length).toBeLessThan(14_600)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('it speaks the reader’s language', async () => {
  expect((await look(await getCode(1), hosts.aurora, 'en')).body).toContain('Valid card')
  expect((await look(await getCode(1), hosts.aurora, 'es')).body).toContain('Carné válido')
})

test('a card is unknown under another institution’s address, as a code of no card is', async () => {
  for (const [code, host] of [
    [await getCode(1), hosts.ipe],
    ['A'.repeat(22), hosts.aurora],
    ['..%2f', hosts.aurora],
  ] as const) {
    const { status, body } = await look(code, host)
    expect([code, status]).toEqual([code, 404])
    expect(body).not.toContain('Ana')
  }
})
