import { beforeAll, expect, it } from 'vitest'
import { addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'

let world: World
const ana = 8001
const personId = ana

beforeAll(async () => {
  world = await createWorld()
  for (const institutionId of [11, 12, 13]) await addInstitution(world, { institutionId })
  await addEnrollment(world, { userId: ana, registration: '202310482' })
  await addEnrollment(world, { userId: ana, registration: '202410001', institutionId: 12 })
  await addEnrollment(world, { userId: 8002, registration: '202510001' })
  world.people.set(`1 ${ana}`, { name: 'Ana Souza', email: 'ana@exemplo.edu.br', phone: '11987654321', locale: 'pt-BR' })
  world.people.set('1 8003', { name: 'Rui Candidato', email: null, phone: null, locale: 'pt-BR' })
})

const whole = {
  personId,
  name: 'Ana Souza',
  taxId: '***.982.247-**',
  registrations: ['202310482', '202410001'],
  email: 'ana@exemplo.edu.br',
  phone: '11987654321',
}

it('is oneself, with what the user service knows', async () => {
  expect(await world.client(principal({ userId: ana })).persons.get({ personId })).toEqual(whole)
  expect(await world.client(principal({ userId: 8003, profile: 'CANDIDATE' })).persons.get({ personId: 8003 })).toEqual({
    personId: 8003,
    name: 'Rui Candidato',
    taxId: null,
    registrations: [],
    email: null,
    phone: null,
  })
})

it('is, for staff, whoever has a course in their context', async () => {
  expect(await world.client(staff()).persons.get({ personId })).toEqual(whole)
  expect(await world.client(staff({ institutionId: 12 })).persons.get({ personId })).toEqual({ ...whole, registrations: ['202410001'] })
  expect(await world.client(staff({ profile: 'COLLECTION_ADVISORY' })).persons.get({ personId: 8002 })).toMatchObject({
    name: 'Ana Souza',
    email: null,
    phone: null,
  })
})

it('is nobody else', async () => {
  for (const stranger of [
    principal({ userId: 8002 }),
    staff({ institutionId: 13 }),
    staff({ tenantId: 2 }),
    principal({ userId: ana, tenantId: 2 }),
  ]) {
    await expect(world.client(stranger).persons.get({ personId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  // Users without an enrollment are not found.
  await expect(world.client(staff()).persons.get({ personId: 8003 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(world.client(staff({ permissions: {} })).persons.get({ personId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(world.client(null).persons.get({ personId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
