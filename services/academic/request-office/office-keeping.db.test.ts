import { describe, expect, it } from 'vitest'
import { code, useOffice } from '../testing/office-world.ts'
import { type LateNotice, tellLateRequests } from './late-requests.queries.ts'

const office = useOffice()
const { hugo, iris, member, put } = office

describe('what the office keeps', () => {
  it('has views of the person alone', async () => {
    const query = { filter: { assignee: 'me', open: true }, sort: '-sentAt' } as const
    const { viewId } = await hugo().saveView({ name: 'Meus', query })
    expect(await hugo().saveView({ name: 'Meus', query: { ...query, sort: 'student' } })).toEqual({
      viewId,
      name: 'Meus',
      query: { ...query, sort: 'student' },
    })
    expect((await iris().views()).results).toEqual([])
    await expect(iris().removeView({ viewId })).rejects.toEqual(code('NOT_FOUND'))
    for (let number = 1; number < 20; number++) await hugo().saveView({ name: `Visão ${number}`, query })
    await expect(hugo().saveView({ name: 'Mais uma', query })).rejects.toEqual(code('NOT_ALLOWED'))
    await hugo().removeView({ viewId })
    expect((await hugo().views()).results).toHaveLength(19)
  })

  it('has templates of the institution, and of its tenant, which its own staff change and remove', async () => {
    const all = await member(1101, null).addTemplate({ name: 'Geral', text: 'Olá.', typeId: null })
    const own = await hugo().addTemplate({ name: 'Própria', text: 'Segue.', typeId: office.typeId })
    expect((await hugo().templates()).results.map(({ name, mayChange }) => [name, mayChange])).toEqual([
      ['Geral', false],
      ['Própria', true],
    ])
    expect((await member(1104, 12).templates()).results.map(({ name }) => name)).toEqual(['Geral'])
    await expect(hugo().removeTemplate({ templateId: all.templateId })).rejects.toEqual(code('NOT_FOUND'))
    const other = { name: 'Outra', text: 'Outro.' }
    await expect(hugo().saveTemplate({ templateId: all.templateId, ...other })).rejects.toEqual(code('NOT_FOUND'))
    await expect(hugo().addTemplate({ ...other, name: 'Própria', typeId: null })).rejects.toEqual(code('NAME_TAKEN'))
    expect(await hugo().saveTemplate({ templateId: own.templateId, ...other })).toEqual({ ...own, ...other })
    const back = { templateId: own.templateId, name: own.name, text: own.text }
    const third = await hugo().addTemplate({ ...other, name: 'Terceira', typeId: null })
    await expect(hugo().saveTemplate({ ...back, name: third.name })).rejects.toEqual(code('NAME_TAKEN'))
    await hugo().removeTemplate({ templateId: third.templateId })
    // Of every institution, another one may have the name.
    expect(await hugo().saveTemplate({ ...back, name: all.name })).toMatchObject({ name: 'Geral' })
    expect(await hugo().saveTemplate(back)).toEqual(own)
    await expect(member(1104, 12).removeTemplate({ templateId: own.templateId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(hugo().addTemplate({ name: 'x', text: 'x', typeId: 2_000_000_000 })).rejects.toEqual(code('NOT_FOUND'))
    await hugo().removeTemplate({ templateId: own.templateId })
    expect((await hugo().templates()).results).toHaveLength(1)
  })
})

it('tells whoever has late requests once a day, and everybody of those that nobody has', async () => {
  await put({ deadline: '2026-11-20', assignee: 1102 })
  await put({ deadline: '2026-11-19', assignee: 1102 })
  await put({ deadline: '2026-11-20' })
  await put({ deadline: '2026-11-20', enrollmentId: 4 })
  await put({ deadline: '2026-11-20', status: 'granted' })
  const told: LateNotice[] = []
  const ports = {
    ...office.world,
    getTimeZone: async () => 'America/Sao_Paulo',
    tellLate: async (notice: LateNotice) => void told.push(notice),
  }
  await tellLateRequests(ports, [1, 2])
  expect(told.map(({ userId, own, unassigned }) => [userId, own, unassigned])).toEqual([
    [1102, 2, 1],
    [1103, 0, 1],
  ])
})
