import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { findAccount, rememberContext } from './accounts.ts'
import { chooseRoleInInstitution, chosenContext, getContexts, defaultChoice, withCourses } from './contexts.ts'

let pool: pg.Pool

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, new Date('2026-11-21T12:00:00Z'))
})

const account = async (tenantId: number, id: number) => (await findAccount(pool, tenantId, id))!
/** Places with their roles, such as `Campus Sul: Aluno, Residente`. */
const getPlaces = async (tenantId: number, id: number) =>
  (await getContexts(pool, await account(tenantId, id))).map(
    ({ level, name, roles }) => `${level} ${name}: ${roles.map((role) => role.name).join(', ')}`,
  )

describe('getContexts', () => {
  it('lists every institution in which a student has a role, below the tenant that groups them', async () => {
    expect(await getPlaces(1, 1002)).toEqual([
      'tenant Universidade Aurora: ',
      'institution Campus Norte: Aluno',
      'institution Campus Sul: Aluno, Residente',
    ])
  })

  it('lets a role of the tenant reach its institutions and no other tenant', async () => {
    expect(await getPlaces(1, 1101)).toEqual([
      'tenant Universidade Aurora: Financeiro',
      'institution Campus Norte: Financeiro',
      'institution Campus Sul: Financeiro',
    ])
  })

  it('lets an operator reach everything', async () => {
    const places = await getPlaces(0, 9001)
    expect(places).toHaveLength(1 + 3 + 5)
    expect(places.every((place) => place.endsWith(': Operador'))).toBe(true)
  })

  it('is empty for people without any role', async () => {
    expect(await getPlaces(1, 1104)).toEqual([])
  })
})

describe('withCourses', () => {
  it('names what is studied where', async () => {
    const contexts = await getContexts(pool, await account(1, 1002))
    const enrollments = [
      { institutionId: 11, course: 'Direito', registration: '1' },
      { institutionId: 12, course: 'Enfermagem', registration: '2' },
      { institutionId: 12, course: 'Enfermagem', registration: '3' },
    ]
    expect(withCourses(contexts, enrollments).map(({ name, courses }) => [name, courses])).toEqual([
      ['Universidade Aurora', undefined],
      ['Campus Norte', [{ course: 'Direito', registration: '1' }]],
      [
        'Campus Sul',
        [
          { course: 'Enfermagem', registration: '2' },
          { course: 'Enfermagem', registration: '3' },
        ],
      ],
    ])
  })
})

describe('chosenContext', () => {
  it.each([
    [{ roleId: 10021, tenantId: 1, institutionId: 12 }, 'Campus Sul'],
    // Held elsewhere; another user's; a grouping tenant; another tenant.
    [{ roleId: 10021, tenantId: 1, institutionId: 11 }, undefined],
    [{ roleId: 11010, tenantId: 1, institutionId: null }, undefined],
    [{ roleId: 10021, tenantId: 1, institutionId: null }, undefined],
    [{ roleId: 10021, tenantId: 2, institutionId: 21 }, undefined],
  ])('%o', async (choice, name) => {
    expect(chosenContext(await getContexts(pool, await account(1, 1002)), choice)?.name).toBe(name)
  })
})

describe('defaultChoice', () => {
  it('is the only role, and nothing for whoever has several', async () => {
    expect(defaultChoice(await account(1, 1001))).toEqual({ roleId: 10010, tenantId: 1, institutionId: 11 })
    expect(defaultChoice(await account(0, 9001))).toEqual({ roleId: 90010, tenantId: null, institutionId: null })
    expect(defaultChoice(await account(1, 1002))).toBeNull()
    expect(chooseRoleInInstitution(await account(1, 1002), 11)).toMatchObject({ institutionId: 11 })
    // Two roles there, and none: what is usual counts.
    expect(chooseRoleInInstitution(await account(1, 1002), 12)).toBeNull()
    expect(chooseRoleInInstitution(await account(1, 1001), 12)).toMatchObject({ institutionId: 11 })
  })

  it('is the last one from then on', async () => {
    const choice = { roleId: 10022, tenantId: 1, institutionId: 12 }
    await rememberContext(pool, 1, 1002, choice)
    expect(defaultChoice(await account(1, 1002))).toEqual(choice)
  })
})
