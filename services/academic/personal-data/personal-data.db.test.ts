import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type pg from 'pg'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AddressInput, personalDataContract } from '#api/academic/personal-data.ts'
import type { Principal } from '#api/principal.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Caller, createService, type Service } from '../../platform/service.ts'
import { base } from '../base.ts'
import type { Contact, ContactPort } from './contact-port.ts'
import { writeContactChange } from './personal-data.queries.ts'
import { personalDataRouter } from './personal-data.routes.ts'

const home: AddressInput = {
  purpose: 'residence',
  countryIsoCode: 'BR',
  zipCode: '01310-100',
  state: 'SP',
  city: 'São Paulo',
  address: 'Avenida Paulista',
  number: '1578',
  neighborhood: 'Bela Vista',
  complement: '',
}

let pool: pg.Pool
let service: Service
let now: Date
const accounts = new Map<number, Contact>()
let nextUser = 1

const contacts: ContactPort = {
  find: async ({ userId }) => accounts.get(userId) ?? null,
  change: async ({ principal }, { mobile, email, currentPassword }) => {
    if (email !== undefined && currentPassword !== 'right') throw new DomainError('WRONG_PASSWORD')
    const before = accounts.get(principal!.userId)!
    const after = { ...before, ...(mobile !== undefined && { mobile }), ...(email !== undefined && { pendingEmail: email }) }
    accounts.set(principal!.userId, after)
  },
}

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await inTenant(pool, 1, async ({ client }) => {
    await client.query(`insert into academic.institution (tenant_id, institution_id, name) values (1, 11, 'Norte'), (1, 12, 'Sul')`)
    await client.query(`insert into academic.curriculum values (1, 1, 'Curso', 0, 6, 25)`)
    await client.query(
      `insert into academic.data_update_request values (1, 11, '2026-05-10T12:00:00Z', '2026-06-01', '{mobile,zipCode}', false)`,
    )
  })
  service = createService({
    name: 'academic',
    title: 'Academic services',
    router: base.personalData.router(personalDataRouter({ pool, clock: { now: () => now }, contacts })),
    prefix: '/academic',
    authenticate: async (authorization) => (authorization ? (JSON.parse(authorization) as Caller) : null),
    log: pino({ level: 'silent' }),
  })
})

beforeEach(() => {
  now = new Date('2026-05-20T12:00:00Z')
})

const mobile = { mobile: '11987654321', mobileProof: 'unproven' as const, pendingMobile: null }

function newPerson(given: Partial<Principal> = {}) {
  const userId = nextUser++
  accounts.set(userId, { name: `Pessoa ${userId}`, email: 'antes@exemplo.edu.br', pendingEmail: null, ...mobile })
  return personOf(userId, given)
}

function personOf(userId: number, given: Partial<Principal> = {}): ContractRouterClient<typeof personalDataContract> {
  const caller = {
    userId,
    homeTenantId: 1,
    tenantId: 1,
    institutionId: 12,
    roleId: 1,
    profile: 'STUDENT',
    permissions: {},
    impersonatedBy: null,
    method: 'password',
    ...given,
  }
  return createORPCClient(
    new OpenAPILink(personalDataContract, {
      url: 'http://service.invalid/academic',
      headers: { authorization: JSON.stringify(caller) },
      fetch: (request) => service.fetch(request),
    }),
  )
}

const contact = { phone: null, mobile: '11987654321', email: 'antes@exemplo.edu.br' }

describe('the contact', () => {
  it('has its email and mobile in the account, and its phone here', async () => {
    const person = newPerson()
    expect(await person.get()).toEqual({ ...contact, ...mobile, pendingEmail: null, addresses: [], request: null })
    await person.updateContact({ ...contact, phone: '1132145678', mobile: '11900000000' })
    expect(await person.get()).toMatchObject({ phone: '1132145678', mobile: '11900000000' })
    expect(accounts.get(nextUser - 1)).toMatchObject({ mobile: '11900000000' })
    const ofMobile = { field: 'mobile', oldValue: '11987654321', newValue: '11900000000' } as const
    const owner = { tenantId: 1, userId: nextUser - 1 }
    await inTenant(pool, 1, ({ client }) => writeContactChange(client, owner, ofMobile, now))
    expect((await person.changes({})).results).toEqual([
      expect.objectContaining({ ...ofMobile, addressId: null, changedBy: `Pessoa ${nextUser - 1}` }),
      expect.objectContaining({ field: 'phone', oldValue: null, newValue: '1132145678', changedAt: now.toISOString() }),
    ])
  })

  it('gets a new email by the rules of the account: nothing is kept where the password is wrong', async () => {
    const person = newPerson()
    const asked = { ...contact, phone: '1132145678', email: 'nova@exemplo.edu.br' }
    await expect(person.updateContact({ ...asked, currentPassword: 'wrong' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await person.get()).toMatchObject({ phone: null, pendingEmail: null })
    expect(await person.updateContact({ ...asked, currentPassword: 'right' })).toMatchObject({
      phone: '1132145678',
      email: 'antes@exemplo.edu.br',
      pendingEmail: 'nova@exemplo.edu.br',
    })
    // The same again, while the link waits, asks for no password.
    await person.updateContact(asked)
    // The email is no change until it counts.
    expect((await person.changes({})).results.map(({ field }) => field)).toEqual(['phone'])
  })

  it('refuses a phone that is none', async () => {
    await expect(newPerson().updateContact({ ...contact, phone: '123' })).rejects.toMatchObject({ code: 'INVALID_INFORMATION' })
  })
})

describe('addresses', () => {
  it('are added, replaced and confirmed, and every change is written down', async () => {
    const person = newPerson()
    const { addressId } = await person.addAddress(home)
    const aMinuteLater = () => (now = new Date(now.getTime() + 60_000))
    aMinuteLater()
    const changed = { ...home, addressId, zipCode: '20040002', state: 'RJ', city: 'Rio de Janeiro' }
    expect(await person.updateAddress(changed)).toEqual(changed)
    await person.updateAddress(changed)
    expect((await person.get()).addresses).toEqual([changed])
    const { results, totalCount } = await person.changes({ perPage: 10 })
    // What was saved at once stands on one page.
    expect([totalCount, results.length]).toEqual([2, 11])
    expect(results.slice(0, 3).map(({ field, oldValue }) => [field, oldValue])).toEqual([
      ['city', 'São Paulo'],
      ['state', 'SP'],
      ['zipCode', '01310100'],
    ])
    for (let minutes = 1; minutes <= 9; minutes++) {
      aMinuteLater()
      await person.updateAddress({ ...changed, number: String(minutes), city: `Rio ${minutes}` })
    }
    expect((await person.changes({ perPage: 10 })).results).toHaveLength(9 * 2 + 3)
    expect((await person.changes({ page: 2, perPage: 10 })).results).toHaveLength(8)
  })

  it('are refused with what is wrong', async () => {
    const person = newPerson()
    await expect(person.addAddress({ ...home, zipCode: '123' })).rejects.toMatchObject({ code: 'INVALID_ZIP_CODE', status: 422 })
    await expect(person.addAddress({ ...home, number: 'x' })).rejects.toMatchObject({ code: 'INVALID_ADDRESS_NUMBER', status: 422 })
    expect((await person.get()).addresses).toEqual([])
  })

  it('are one where the same form arrives twice, and at most five', async () => {
    const person = newPerson()
    const [one, other] = await Promise.all([person.addAddress(home), person.addAddress(home)])
    expect(other).toEqual(one)
    for (const number of ['2', '3', '4', '5']) await person.addAddress({ ...home, purpose: 'other', number })
    await expect(person.addAddress({ ...home, number: '6' })).rejects.toMatchObject({ code: 'TOO_MANY_ADDRESSES', status: 409 })
    expect((await person.get()).addresses.map(({ number }) => number)).toEqual(['1578', '2', '3', '4', '5'])
  })

  it("of others are not there, nor another tenant's", async () => {
    const person = newPerson()
    const { addressId } = await person.addAddress(home)
    await expect(newPerson().updateAddress({ ...home, addressId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const namesake = personOf(nextUser - 2, { tenantId: 2, homeTenantId: 2 })
    expect((await namesake.get()).addresses).toEqual([])
    await expect(namesake.updateAddress({ ...home, addressId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await namesake.changes({})).totalCount).toBe(0)
  })
})

/** Somebody who studies at institution 11. */
async function newStudent(given: Partial<Principal> = {}, status = 'active') {
  const person = newPerson({ institutionId: 11, ...given })
  await inTenant(pool, 1, ({ client }) =>
    client.query(
      `insert into academic.enrollment (tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status,
          started_on, ended_on)
        values (1, 11, $1::int, 'Pessoa', '52998224725', 'R' || $1::int, 'Curso', 1, $2, '2024-02-01', case $2 when 'active' then null else date '2025-01-01' end)`,
      [nextUser - 1, status],
    ),
  )
  return person
}

describe('what an institution asks to be confirmed', () => {
  it('is missing until each half was saved since, changed or not', async () => {
    const person = await newStudent()
    now = new Date('2026-05-09T12:00:00Z')
    const { addressId } = await person.addAddress(home)
    expect((await person.get()).request).toEqual({
      dueOn: '2026-06-01',
      askedAt: '2026-05-10T12:00:00.000Z',
      isRequired: false,
      fields: ['mobile', 'zipCode'],
      missing: ['mobile', 'zipCode'],
    })
    now = new Date('2026-05-20T12:00:00Z')
    await person.updateContact(contact)
    expect((await person.get()).request?.missing).toEqual(['zipCode'])
    await person.updateAddress({ ...home, addressId })
    expect((await person.get()).request?.missing).toEqual([])
  })

  it('concerns who studies there', async () => {
    expect((await newPerson({ institutionId: 11 }).get()).request).toBeNull()
    expect((await (await newStudent({ institutionId: 12 })).get()).request).toBeNull()
    expect((await (await newStudent({}, 'concluded')).get()).request).toBeNull()
    expect((await (await newStudent({ institutionId: null })).get()).request?.missing).toEqual(['mobile', 'zipCode'])
  })
})

describe('callers', () => {
  it.each(['RESIDENT', 'BASIC', 'OPERATION', 'COLLECTION_ADVISORY'] as const)('of profile %s are refused', async (profile) => {
    const person = newPerson({ profile })
    for (const call of [person.get(), person.changes({}), person.myInformations(), person.updateContact(contact), person.addAddress(home)])
      await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('who act as somebody read, and change nothing', async () => {
    const person = newPerson({ impersonatedBy: 9001 })
    await person.get()
    for (const call of [person.updateContact(contact), person.addAddress(home), person.updateAddress({ ...home, addressId: 1 })])
      await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('who study have their tax id and student number', async () => {
    const person = await newStudent()
    expect(await person.myInformations()).toMatchObject({ taxId: '52998224725', academicRecords: [`R${nextUser - 1}`] })
  })

  it('who are candidates have no student number yet', async () => {
    expect(await newPerson({ profile: 'CANDIDATE' }).myInformations()).toEqual({
      name: `Pessoa ${nextUser - 1}`,
      taxId: null,
      academicRecords: [],
    })
  })
})
