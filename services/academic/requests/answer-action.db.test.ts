import { describe, expect, it } from 'vitest'
import { caller, requestStudents } from '../testing/request-students.ts'
import { addType, addUpload } from '../testing/request-world.ts'
import type { AcademicClient, World } from '../testing/world.ts'

let world: World
let ana: AcademicClient['requests']
let stranger: AcademicClient['requests']
const { send } = requestStudents((all) => ({ world, ana, stranger } = all))

const code = (expected: string) => expect.objectContaining({ code: expected })

describe('what the office asks for', () => {
  async function ask(deadline: string) {
    const { requestId } = await send(await addType(world))
    const [asked] = await world.rows<{ actionId: number; itemId: number }>(
      1,
      `with action as (insert into academic.request_action (tenant_id, request_id, text, deadline, asked_at) values (1, $1, 'Envie o RG.', $2, now()) returning action_id),
        item as (insert into academic.request_item (tenant_id, action_id, position, kind, label, status) select 1, action_id, 1, 'document', 'RG', 'required' from action returning item_id)
      select action_id as "actionId", item_id as "itemId" from action, item`,
      [requestId, deadline],
    )
    await world.rows(1, `update academic.request set status = 'waiting_for_student_action' where request_id = $1`, [requestId])
    return { requestId, actionId: asked!.actionId, items: [{ itemId: asked!.itemId, files: [await addUpload(world, caller.userId)] }] }
  }

  it('stands before newer requests that wait for nobody here, which stand before concluded ones', async () => {
    const [asked, active] = [await ask('2026-11-21'), await send(await addType(world))]
    const concluded = await send(await addType(world))
    await ana.cancel({ requestId: concluded.requestId, status: 'canceled' })
    const listed = (await ana.list({ page: 1, perPage: 50, filter: {} })).results.map(({ requestId }) => requestId)
    const places = [asked, active, concluded].map(({ requestId }) => listed.indexOf(requestId))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('is handed in until its last day, and the request goes back to the office', async () => {
    const asked = await ask('2026-11-21')
    await expect(stranger.answerAction(asked)).rejects.toEqual(code('NOT_FOUND'))
    expect(await ana.get(asked)).toMatchObject({ handInBy: '2026-11-21', awaitedItems: { count: 1, label: 'RG' } })
    expect(await ana.answerAction(asked)).toMatchObject({ items: [{ status: 'pending', files: [{ name: 'prova.pdf' }] }] })
    expect(await ana.get(asked)).toMatchObject({ status: 'in_attendance', handInBy: null })
    await expect(ana.answerAction(asked)).rejects.toEqual(code('NOT_ALLOWED'))
  })

  it('is refused when its last day is over', async () => {
    await expect(ana.answerAction(await ask('2026-11-20'))).rejects.toEqual(code('DEADLINE_OVER'))
  })
})
