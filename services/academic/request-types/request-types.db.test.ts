import { beforeAll, describe, expect, it } from 'vitest'
import { mayEditRequestTypes } from '#api/permissions.ts'
import { type RequestDefinition } from '#api/academic/request-types.ts'
import { principal } from '../../../tests/support/callers.ts'
import { demoRequestTypeId, demoRequestTypes } from '../../../demo/academic-request-types.ts'
import { seedRequests } from '../../../demo/academic-requests.ts'
import { createWorld, type World } from '../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
  await seedRequests(world)
})

const permissions = { [mayEditRequestTypes.audience]: mayEditRequestTypes.permissions }
const getEditor = (institutionId: number | null, given: Parameters<typeof principal>[0] = {}) =>
  world.client(principal({ userId: 1102, institutionId, profile: 'OPERATION', permissions, ...given })).requestTypes

/** Types of the demo: of the whole tenant, and of Campus Norte. */
const statement = demoRequestTypeId(1, 2)
const review = demoRequestTypeId(1, 5)
const definition: RequestDefinition = demoRequestTypes('2026-11-21').find(({ position }) => position === 2)!.versions[1]!

describe('types of requests', () => {
  it('are those of the institution and of the whole tenant, which only staff of the whole tenant change', async () => {
    const ofNorth = (await getEditor(11).list()).results
    expect(ofNorth).toHaveLength(10)
    expect(ofNorth.filter(({ mayEdit }) => mayEdit).map(({ institutionId }) => institutionId)).toEqual([11, 11, 11])
    expect((await getEditor(12).list()).results).toHaveLength(7)
    expect((await getEditor(null).list()).results.every(({ mayEdit }) => mayEdit)).toBe(true)
    const open = ofNorth.find(({ typeId }) => typeId === demoRequestTypeId(1, 9))!
    const [counted] = await world.rows<{ count: number }>(
      1,
      `select count(*)::int as count from academic.request where type_id = $1 and institution_id = 11
        and status not in ('waiting_for_payment', 'granted', 'rejected', 'delivered', 'concluded', 'canceled')`,
      [open.typeId],
    )
    expect(open.openRequests).toBe(counted!.count)
  })

  it('are found by their editors alone', async () => {
    const others = [
      getEditor(11, { permissions: {} }),
      getEditor(11, { permissions: { academic: ['requests.manage'] } }),
      getEditor(11, { profile: 'STUDENT' }),
    ]
    for (const caller of others) {
      await expect(caller.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(caller.get({ typeId: review })).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(caller.create({ definition })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(getEditor(11, { impersonatedBy: 9001 }).create({ definition })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const caller of [getEditor(12), getEditor(null, { tenantId: 2 })]) {
      await expect(caller.get({ typeId: review })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(caller.save({ typeId: review, version: 1, definition })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(caller.switch({ typeId: review, isActive: false })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(getEditor(11).save({ typeId: statement, version: 2, definition })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(getEditor(11).switch({ typeId: statement, isActive: false })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('are switched off when new, and belong to who makes them', async () => {
    const { typeId } = await getEditor(12).create({ definition })
    expect(await getEditor(12).get({ typeId })).toMatchObject({ institutionId: 12, isActive: false, version: 1, definition })
    await expect(getEditor(11).get({ typeId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await getEditor(12).switch({ typeId, isActive: true })
    expect((await getEditor(12).get({ typeId })).isActive).toBe(true)
    const ofTenant = await getEditor(null).create({ definition })
    expect(await getEditor(11).get(ofTenant)).toMatchObject({ institutionId: null, mayEdit: false })
  })

  it('keep every version, and what was sent keeps its own', async () => {
    const editor = getEditor(null)
    const before = await world.rows(1, 'select version, count(*)::int from academic.request where type_id = $1 group by 1', [statement])
    expect(await editor.save({ typeId: statement, version: 2, definition: { ...definition, limitOfDays: 1 } })).toEqual({ version: 3 })
    expect(await editor.get({ typeId: statement })).toMatchObject({
      version: 3,
      limitOfDays: 1,
      versions: [{ version: 3, by: 'Reviewer 1102' }, { version: 2 }, { version: 1 }],
    })
    expect(await editor.get({ typeId: statement, version: 1 })).toMatchObject({ version: 1, limitOfDays: 5 })
    expect(await world.rows(1, 'select version, count(*)::int from academic.request where type_id = $1 group by 1', [statement])).toEqual(
      before,
    )
    await expect(editor.get({ typeId: statement, version: 9 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are saved by one of two editors who began alike', async () => {
    const { typeId } = await getEditor(11).create({ definition })
    const outcomes = await Promise.allSettled([
      getEditor(11).save({ typeId, version: 1, definition: { ...definition, cost: 100 } }),
      getEditor(null).save({ typeId, version: 1, definition: { ...definition, cost: 200 } }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONTENT_CHANGED' } })
    expect((await getEditor(11).get({ typeId })).version).toBe(2)
  })

  it('are not kept with faults, nor with scripts in their texts', async () => {
    const [first, ...rest] = definition.form.steps
    const broken = { ...definition, form: { steps: [{ ...first!, next: 'nowhere' }, ...rest] } }
    await expect(getEditor(11).create({ definition: broken })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(getEditor(11).save({ typeId: review, version: 1, definition: broken })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await getEditor(11).get({ typeId: review })).version).toBe(1)

    const html = { 'pt-BR': '<p onclick="x()">Leia <b>antes</b><script>x()</script></p>' }
    const field = { name: 'note', type: 'html' as const, label: definition.name, hint: null, isRequired: false }
    const shown = { ...field, rules: [], maximum: null, options: [], source: null, html }
    const { typeId } = await getEditor(11).create({
      definition: { ...definition, form: { steps: [{ ...first!, fields: [shown, ...first!.fields] }, ...rest] } },
    })
    const kept = (await getEditor(11).get({ typeId })).definition.form.steps[0]!.fields[0]!
    expect(kept.html).toEqual({ 'pt-BR': '<p>Leia <strong>antes</strong></p>' })
  })

  it('may be limited to the courses of the institution', async () => {
    const { courses } = await getEditor(11).options()
    expect(courses).toContain('Engenharia Civil')
    expect(new Set(courses).size).toBe(courses.length)
  })
})
