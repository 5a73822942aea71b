import { randomBytes } from 'node:crypto'
import { importJWK, jwtVerify, SignJWT } from 'jose'
import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { loadSigningKeys } from './signing-keys.ts'

let pool: pg.Pool
const sealingKey = randomBytes(32)

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
})

describe('loadSigningKeys', () => {
  it('gives every process the same key, however many ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => loadSigningKeys(pool, sealingKey)))
    expect(new Set(all.map((keys) => JSON.stringify(keys))).size).toBe(1)
    const [key] = all[0]!
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256' }).sign(await importJWK(key!, 'ES256'))
    const { d: _private, ...open } = key!
    expect(await jwtVerify(token, await importJWK(open, 'ES256'))).toBeTruthy()
  })

  it('leaves nothing in the database with which to sign', async () => {
    const [{ d }] = (await loadSigningKeys(pool, sealingKey)) as [{ d: string }]
    const { rows } = await pool.query('select * from identity.signing_key')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(d)
  })

  it('makes another for whoever has another secret', async () => {
    const [own] = await loadSigningKeys(pool, sealingKey)
    const [other] = await loadSigningKeys(pool, randomBytes(32))
    expect(other!.kid).not.toBe(own!.kid)
    expect(await loadSigningKeys(pool, sealingKey)).toEqual([own])
  })
})
