import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { returnFile } from '../../../demo/sandbox/bank/return-file.ts'
import { addInstitution } from '../testing/builders.ts'
import { createWorld, staff, type World } from '../testing/world.ts'
import { takeDroppedFiles } from './dropped-files.ts'

let world: World
let folder: string

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bank-files-'))
  await mkdir(path.join(folder, '1/12'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

let sequence = 500
/** @param age seconds since its last change */
async function drop(place: string, { age = 600, content }: { age?: number; content?: string } = {}) {
  const file = path.join(folder, place)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content ?? Buffer.from(await returnFile([], { sequence: ++sequence }).arrayBuffer()))
  const changedAt = new Date(world.clock.now().getTime() - age * 1000)
  await utimes(file, changedAt, changedAt)
}
const take = () => takeDroppedFiles({ ...world.ports, queueBankFile: async () => undefined, folder })
const listed = async (institutionId: number | null = null) =>
  (await world.client(staff({ permissions: { financial: ['banks.manage'] }, institutionId })).bankFiles.list({})).results.map(
    ({ name }) => name,
  )

it('takes whole files of a tenant and of an institution, once, and keeps them aside', async () => {
  await drop('1/tenant.ret')
  await drop('1/12/south.ret')
  await take()
  await take()
  expect((await listed()).sort()).toEqual(['south.ret', 'tenant.ret'])
  expect(await listed(12)).toEqual(['south.ret'])
  expect(await readdir(path.join(folder, '1/taken'))).toEqual(['tenant.ret'])
  expect((await readdir(path.join(folder, '1'))).sort()).toEqual(['12', 'taken'])
})

it('waits for a file that is still written, and leaves what is of nobody', async () => {
  await drop('1/growing.ret', { age: 5 })
  await drop('999/foreign.ret')
  await drop('1/77/unknown.ret')
  await take()
  const names = await listed()
  for (const name of ['growing.ret', 'foreign.ret', 'unknown.ret']) expect(names).not.toContain(name)
  expect(await readdir(path.join(folder, '1'))).toContain('growing.ret')
})

it('puts an empty file aside as refused, and a second file of one name beside the first', async () => {
  await drop('1/empty.ret', { content: '' })
  await drop('1/day.ret')
  await take()
  await drop('1/day.ret')
  await take()
  expect(await readdir(path.join(folder, '1/refused'))).toEqual(['empty.ret'])
  expect(await readdir(path.join(folder, '1/taken'))).toHaveLength(2)
})
