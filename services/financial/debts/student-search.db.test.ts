import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { inTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'
import { studentCondition } from './debts.queries.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  await addEnrollment(world, { studentName: 'Conceição Araújo', registration: '202310482', taxId: '52998224725' })
  await addEnrollment(world, { studentName: 'João d’Ávila', registration: '2024AB77', taxId: '11144477735' })
  await addEnrollment(world, { studentName: 'Ana Araujo 2023', registration: '77', taxId: '20231048200' })
  await addEnrollment(world, {
    tenantId: 2,
    institutionId: 21,
    studentName: 'Conceição de Outra',
    registration: '202310482',
    taxId: '52998224725',
  })
})

const found = (search: string) =>
  inTenant(world.pool, 1, async ({ client }) => {
    const rows = await query<{ name: string }>(
      client,
      sql`select student_name as name from financial.enrollment e where ${studentCondition(search)} order by enrollment_id`,
    )
    return rows.map(({ name }) => name)
  })
const [conceicao, joao, ana] = ['Conceição Araújo', 'João d’Ávila', 'Ana Araujo 2023']

it.each([
  ['ARAÚJO', [conceicao, ana]],
  ['conceicao a', [conceicao]],
  ['araujo CONCEIÇÃO', [conceicao]],
  ['ana 2023', [ana]],
  ['  ana   araujo ', [ana]],
  ['ana conceicao', []],
  ['ana ana', [ana]],
  ['d’avila', [joao]],
  ['ão', [conceicao, joao]],
  ['2023', [conceicao, ana]],
  ['0482', [conceicao, ana]],
  ['529.982.247-25', [conceicao]],
  ['52998', [conceicao]],
  ['77', [joao, ana]],
  ['ab7', []],
  ['AB7', [joao]],
  ['%', []],
  ['_', []],
  ['\\', []],
  ['nobody', []],
])('%j finds students of this tenant alone, by name, registration and tax id', async (search, names) => {
  expect(await found(search)).toEqual(names)
})

it('tells staff of students of their institutions, those named so first', async () => {
  const gina = world.client(staff())
  const names = async (search: string, client = gina) =>
    (await client.debts.students({ search })).results.map(({ studentName, registration }) => `${studentName} ${registration}`)
  for (const registration of ['1', '2', '3', '4', '5', '6'])
    await addEnrollment(world, { studentName: `Aaron Joana ${registration}`, registration: `x${registration}`, taxId: '39053344705' })
  await addEnrollment(world, { studentName: 'Joana', registration: 'x7', taxId: '39053344705' })
  await addEnrollment(world, { studentName: 'Joana Zanella', registration: 'x8', taxId: '39053344705' })
  expect(await names('araujo')).toEqual(['Ana Araujo 2023 77', 'Conceição Araújo 202310482'])
  expect(await names('CONCEICAO')).toEqual(['Conceição Araújo 202310482'])
  expect(await names('ana araujo 2023')).toEqual(['Ana Araujo 2023 77'])
  expect(await names('2023 ANÁ')).toEqual(['Ana Araujo 2023 77'])
  expect((await names('joana')).slice(0, 2)).toEqual(['Joana x7', 'Joana Zanella x8'])
  expect(await names('joana')).toHaveLength(5)
  expect(await names('joana', world.client(staff({ institutionId: 12 })))).toEqual([])
  await expect(world.client(principal({ userId: 1001 })).debts.students({ search: 'joana' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('finds debts of students by an index', async () => {
  const plan = await inTenant(world.pool, 1, async ({ client }) => {
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      "explain select debt_id from financial.debt d where d.tenant_id = 1 and d.enrollment_id = any('{1,2,3}'::int[])",
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('debt_enrollment')
  expect(plan).toMatch(/Index Cond: .*enrollment_id/)
})
