import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type pg from 'pg'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mayManagePersonalData } from '#api/permissions.ts'
import type { PersonalField } from '#api/academic/personal-data.ts'
import { personalDataStaffContract } from '#api/academic/personal-data-staff.ts'
import type { Principal } from '#api/principal.ts'
import { principal, stillClock } from '../../../tests/support/callers.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { inTenant } from '../../platform/database.ts'
import { type Caller, createService, type Service } from '../../platform/service.ts'
import { seedPeople } from '../../../demo/people.ts'
import { studentDirectory } from '../../composition/student-directory.ts'
import { findAccount } from '../../users/accounts/accounts.ts'
import { base } from '../base.ts'
import { confirmContact } from './personal-data.queries.ts'
import { personalDataStaffRouter } from './personal-data-staff.routes.ts'

const clock = stillClock('2026-05-20T15:00:00Z')
/** Students of Campus Norte, of both, and of Campus Sul. */
const [ana, bruno, clara] = [1001, 1002, 1003]

let pool: pg.Pool
let service: Service

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedPeople(pool, clock.now())
  await inTenant(pool, 1, async ({ client }) => {
    await client.query(`insert into academic.institution (tenant_id, institution_id, name) values (1, 11, 'Norte'), (1, 12, 'Sul')`)
    await client.query(`insert into academic.curriculum values (1, 1, 'Curso', 0, 6, 25)`)
    for (const [institution, user] of [
      [11, ana],
      [11, bruno],
      [12, bruno],
    ])
      await client.query(
        `insert into academic.enrollment (tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
         values (1, $1, $2, 'Aluno', '52998224725', $3, 'Direito', 1, 'active', '2024-02-01')`,
        [institution, user, `R${institution}${user}`],
      )
  })
  service = createService({
    name: 'academic',
    title: 'Academic services',
    router: base.personalDataStaff.router(
      personalDataStaffRouter({
        pool,
        clock,
        students: studentDirectory(pool),
        contacts: {
          async find({ homeTenantId, userId }) {
            const account = await findAccount(pool, homeTenantId, userId)
            return account && { ...account, mobile: account.cellphone }
          },
          change: () => Promise.reject(new Error('not asked here')),
        },
      }),
    ),
    prefix: '/academic',
    authenticate: async (authorization) => (authorization ? (JSON.parse(authorization) as Caller) : null),
    log: pino({ level: 'silent' }),
  })
})

beforeEach(() => inTenant(pool, 1, ({ client }) => client.query('delete from academic.data_update_request')))

function getStaff(institutionId: number | null, given: Partial<Principal> = {}): ContractRouterClient<typeof personalDataStaffContract> {
  const permissions = { [mayManagePersonalData.audience]: mayManagePersonalData.permissions }
  const caller = {
    ...principal({ userId: 1102, institutionId, profile: 'OPERATION', permissions, ...given }),
    timeZone: 'America/Sao_Paulo',
  }
  return createORPCClient(
    new OpenAPILink(personalDataStaffContract, {
      url: 'http://service.invalid/academic',
      headers: { authorization: JSON.stringify(caller) },
      fetch: (request) => service.fetch(request),
    }),
  )
}

const names = async (institutionId: number | null, search: string) =>
  (await getStaff(institutionId).people({ search })).results.map(({ account }) => account?.personId)
const confirm = (userId: number) => confirmContact(pool, { tenantId: 1, institutionId: null, userId }, '1132145678', clock.now())
const asked = (fields: PersonalField[], dueOn = '2026-06-10') => ({ dueOn, fields, isRequired: false })

describe('staff', () => {
  it('find students and candidates of their institution, and nobody else', async () => {
    expect(await names(11, 'ana souza')).toEqual([ana])
    expect(await names(11, 'bruno.lima')).toEqual([bruno])
    expect(await names(11, 'clara')).toEqual([])
    expect(await names(12, 'clara')).toEqual([clara])
    expect(await names(null, 'clara')).toEqual([clara])
    // Staff are no students.
    expect(await names(11, 'hugo')).toEqual([])
    expect(await names(null, 'elisa')).toEqual([])
  })

  it('tell people of one name apart, and find those without an account', async () => {
    await inTenant(pool, 1, ({ client }) =>
      client.query(
        `insert into academic.enrollment (tenant_id, institution_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
         values (1, 11, 'Túlio Sem Conta', '11144477735', 'R900', 'Direito', 1, 'active', '2024-02-01'),
           (1, 12, 'Túlio Sem Conta', '11144477735', 'R901', 'Letras', 1, 'active', '2024-02-01')`,
      ),
    )
    const [found] = (await getStaff(11).people({ search: 'ana souza' })).results
    expect(found).toEqual({
      name: 'Ana Souza',
      account: { personId: ana, username: 'ana.souza' },
      taxId: '***.982.247-**',
      courses: [{ course: 'Direito', academicRecord: `R11${ana}` }],
    })
    const without = { name: 'Túlio Sem Conta', account: null, taxId: '***.444.777-**' }
    for (const search of ['tulio conta', 'r900', '111.444.777-35'])
      expect((await getStaff(11).people({ search })).results).toEqual([
        { ...without, courses: [{ course: 'Direito', academicRecord: 'R900' }] },
      ])
    expect((await getStaff(11).people({ search: 'R901' })).results).toEqual([])
  })

  it('read contact and history with who changed what', async () => {
    await confirm(ana)
    const hugo = getStaff(11)
    expect(await hugo.get({ personId: ana })).toMatchObject({
      name: 'Ana Souza',
      data: { email: 'ana.souza@exemplo.edu.br', phone: '1132145678', addresses: [] },
    })
    expect((await hugo.changes({ personId: ana })).results).toMatchObject([
      { field: 'phone', newValue: '1132145678', changedBy: 'Ana Souza' },
    ])
  })

  it('get the answer of a missing person for one of another institution, another tenant or no student', async () => {
    for (const personId of [clara, 2002, 1102, 9_999_999]) {
      await expect(getStaff(11).get({ personId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(getStaff(11).changes({ personId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('need the permission, and act as nobody else', async () => {
    const others = [
      getStaff(11, { permissions: {} }),
      getStaff(11, { impersonatedBy: 9001 }),
      getStaff(null, { tenantId: 0, homeTenantId: 0 }),
    ]
    for (const caller of others) {
      await expect(caller.people({ search: 'ana' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(caller.get({ personId: ana })).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(caller.askForUpdate(asked(['phone']))).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(caller.withdrawUpdate()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })
})

describe('what an institution asks for', () => {
  it('is counted by those who confirmed all of it since', async () => {
    const hugo = getStaff(11)
    expect(await hugo.dataUpdate()).toEqual({ request: null, students: 2, confirmed: 0 })
    clock.advance(1000)
    expect(await hugo.askForUpdate(asked(['phone', 'mobile']))).toMatchObject({ students: 2, confirmed: 0 })
    clock.advance(1000)
    await confirm(ana)
    expect(await hugo.dataUpdate()).toMatchObject({ students: 2, confirmed: 1 })
    expect(await hugo.askForUpdate(asked(['phone', 'zipCode']))).toMatchObject({ confirmed: 0 })
  })

  it('is changed without asking again for what was confirmed, and withdrawn', async () => {
    const hugo = getStaff(11)
    const { request } = await hugo.askForUpdate(asked(['phone']))
    clock.advance(1000)
    await confirm(ana)
    clock.advance(1000)
    expect(await hugo.askForUpdate({ ...asked(['phone', 'email'], '2026-07-01'), isRequired: true })).toEqual({
      request: { dueOn: '2026-07-01', fields: ['phone', 'email'], isRequired: true, askedAt: request!.askedAt },
      students: 2,
      confirmed: 1,
    })
    expect(await hugo.withdrawUpdate()).toEqual({ request: null, students: 2, confirmed: 0 })
  })

  it('is the institution’s own', async () => {
    await getStaff(11).askForUpdate(asked(['phone']))
    expect((await getStaff(12).dataUpdate()).request).toBeNull()
    await getStaff(12).withdrawUpdate()
    expect((await getStaff(11).dataUpdate()).request).not.toBeNull()
    await expect(getStaff(null).dataUpdate()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(getStaff(null).askForUpdate(asked(['phone']))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it.each(['2026-05-19', '2028-01-01'])('is due from today on, within a year: not on %s', async (dueOn) => {
    await expect(getStaff(11).askForUpdate(asked(['phone'], dueOn))).rejects.toMatchObject({ code: 'INVALID_INFORMATION' })
  })
})
