import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Principal } from '#api/principal.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { inTenant } from '../../platform/database.ts'
import { seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { getAccount, createPrincipal } from '../provider/chosen-context.ts'
import { findPeopleToImpersonate, impersonate } from './impersonation.ts'
import { principalOfToken, type SingleTokenPorts } from '../single-tokens/single-token.ts'

let pool: pg.Pool
const now = new Date()
let ports: SingleTokenPorts
/** João, working at Universidade Aurora. */
let operator: Principal
const wanted = { username: 'ana.souza', reason: 'a aluna pediu ajuda com o Pix' }

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, new Date())
  ports = { pool, clock: { now: () => now } }
  operator = await createPrincipal(pool, (await getAccount(pool, '0-9001'))!, { roleId: 90010, tenantId: 1, institutionId: null })
})

const caller = (token: string) => principalOfToken(ports, token)

describe('impersonate', () => {
  it('gives a token of the person that names the operator', async () => {
    const begun = await impersonate(ports, operator, wanted)
    if (begun.kind !== 'begun') throw new Error(begun.kind)
    expect(await caller(begun.token)).toEqual({
      userId: 1001,
      homeTenantId: 1,
      tenantId: 1,
      institutionId: 11,
      roleId: 10010,
      profile: 'STUDENT',
      permissions: {},
      impersonatedBy: 9001,
      method: 'password',
    })
  })

  it('writes down both people and the reason', async () => {
    const { rows } = await inTenant(pool, 1, ({ client }) =>
      client.query('select operator_id, person_id, reason from identity.impersonation'),
    )
    expect(rows).toEqual([{ operator_id: 9001, person_id: 1001, reason: wanted.reason }])
    const foreign = await inTenant(pool, 2, ({ client }) => client.query('select 1 from identity.impersonation'))
    expect(foreign.rowCount).toBe(0)
  })

  it('takes one of the roles of whoever has several', async () => {
    const begun = await impersonate(ports, operator, { ...wanted, username: 'bruno.lima' })
    expect(begun.kind === 'begun' && (await caller(begun.token))?.profile).toBe('STUDENT')
  })

  it.each([
    ['of another institution', 'clara.dias'],
    ['of several', 'bruno.lima'],
    ['of the whole tenant', 'gina.financas'],
  ])('lets whoever works in one institution act as nobody %s', async (_, username) => {
    const local = { ...operator, institutionId: 11 }
    expect(await impersonate(ports, local, { ...wanted, username })).toEqual({ kind: 'unknown' })
    expect(await impersonate(ports, local, wanted)).toMatchObject({ kind: 'begun' })
  })

  it('lets nobody act as another operator', async () => {
    await inTenant(pool, 1, ({ client }) =>
      client.query(`update users.membership set permissions = '{"identity": ["impersonate"]}' where account_id = 1102`),
    )
    expect(await impersonate(ports, operator, { ...wanted, username: 'hugo.secretaria' })).toEqual({ kind: 'unknown' })
  })

  it.each([
    ['from within an impersonation', { impersonatedBy: 9002 }, 'forbidden'],
    ['without the permission', { permissions: { financial: ['debts.read'] } }, 'forbidden'],
    ['at the level of the application, where there is nobody', { tenantId: 0 }, 'forbidden'],
    ['as somebody of another tenant than the one worked in', { tenantId: 2 }, 'unknown'],
    ['as oneself', { userId: 1001 }, 'unknown'],
  ])('gives none %s', async (_, change, kind) => {
    expect(await impersonate(ports, { ...operator, ...change }, wanted)).toEqual({ kind })
  })
})

describe('people to act as', () => {
  /** Of the financial service: Bruno's registration. */
  const findByDocument = async (_tenant: number, _institution: number | null, document: string) => (document === '202310001' ? [1002] : [])
  const find = async (search: string, by: Partial<Principal> = {}) =>
    (await findPeopleToImpersonate({ pool, findByDocument }, { ...operator, ...by }, search))?.results

  it.each([
    ['a part of the name, without accents', 'cardoso iris', ['iris.cobranca']],
    ['the username', 'Ana.Souza', ['ana.souza']],
    ['the email', 'clara.dias@exemplo.edu.br', ['clara.dias']],
    ['the registration', '202310001', ['bruno.lima']],
    ['nothing that is theirs', 'zzz', []],
    ['wildcards', '%%', []],
  ])('are found by %s', async (_, search, usernames) => {
    expect((await find(search))?.map(({ username }) => username)).toEqual(usernames)
  })

  it('come with the roles to choose from, and one that is chosen is taken', async () => {
    const [bruno] = (await find('bruno'))!
    expect(bruno!.roles).toEqual([
      { id: 10020, name: 'Aluno', place: 'Campus Norte' },
      { id: 10021, name: 'Aluno', place: 'Campus Sul' },
      { id: 10022, name: 'Residente', place: 'Campus Sul' },
    ])
    const begun = await impersonate(ports, operator, { ...wanted, username: 'bruno.lima', roleId: 10022 })
    expect(begun.kind === 'begun' && (await caller(begun.token))).toMatchObject({ profile: 'RESIDENT', institutionId: 12 })
    expect(await impersonate(ports, operator, { ...wanted, username: 'bruno.lima', roleId: 10010 })).toEqual({ kind: 'unknown' })
    const byKind = await impersonate(ports, operator, { ...wanted, username: 'bruno.lima', roleAlias: 'RESIDENT' })
    expect(byKind.kind === 'begun' && (await caller(byKind.token))).toMatchObject({ profile: 'RESIDENT', institutionId: 12 })
    expect(await impersonate(ports, operator, { ...wanted, username: 'bruno.lima', roleAlias: 'OPERATION' })).toEqual({ kind: 'unknown' })
  })

  it('are only those within reach, for those who may', async () => {
    expect(await find('lima', { institutionId: 11 })).toEqual([])
    expect(await find('elisa')).toEqual([])
    expect(await find('ana', { userId: 1001 })).not.toContainEqual(expect.objectContaining({ username: 'ana.souza' }))
    expect(await find('ana', { permissions: {} })).toBeUndefined()
    expect(await find('ana', { impersonatedBy: 9002 })).toBeUndefined()
  })
})
