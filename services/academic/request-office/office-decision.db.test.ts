import { describe, expect, it, vi } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { requestMovedQueue, tellOfEvent } from '../requests/request-notice.queries.ts'
import { code, officePermissions, useOffice } from '../testing/office-world.ts'
import { addUpload } from '../testing/request-world.ts'

const office = useOffice()
const { ana, facts, hugo, iris, put } = office

describe('a request', () => {
  it('is given to who works on the queue, and to nobody else', async () => {
    const requestId = await put()
    const { revision } = await hugo().assign({ requestId, revision: 0, userId: 1103 })
    expect(await facts(requestId)).toMatchObject({ assignee: 1103, status: 'open' })
    await expect(hugo().assign({ requestId, revision, userId: 1001 })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(hugo().assign({ requestId, revision: 0, userId: 1102 })).rejects.toEqual(code('CONTENT_CHANGED'))
    const { assignee, events } = await hugo().get({ requestId })
    expect(assignee).toEqual({ userId: 1103, name: 'Reviewer 1103' })
    expect(events).toEqual([expect.objectContaining({ kind: 'assigned', by: 'Reviewer 1102', text: 'Reviewer 1103' })])
    expect((await ana().get({ requestId })).events).toEqual([])
  })

  it('is answered and decided by colleagues of who has it, who stays responsible; no student may, peers not even read', async () => {
    const requestId = await put()
    await hugo().assign({ requestId, revision: 0, userId: 1102 })
    await iris().write({ requestId, messageId: crypto.randomUUID(), text: 'Respondo eu.', isInternal: false })
    const { revision } = await facts(requestId)
    await iris().decide({ requestId, revision, outcome: 'granted', text: null })
    expect(await facts(requestId)).toMatchObject({ status: 'granted', assignee: 1102 })
    expect((await ana().get({ requestId })).status).toBe('granted')
    const [owner, peer] = [1001, 1002].map((userId) => office.world.client(principal({ userId, permissions: officePermissions })))
    for (const { requestOffice } of [owner!, peer!]) await expect(requestOffice.undo({ requestId })).rejects.toEqual(code('FORBIDDEN'))
    await expect(peer!.requests.get({ requestId })).rejects.toEqual(code('NOT_FOUND'))
  })

  it('is taken into attendance by who has it then, or waits for another sector', async () => {
    const requestId = await put()
    const taken = await hugo().move({ requestId, revision: 0, status: 'in_attendance' })
    expect(await facts(requestId)).toMatchObject({ assignee: 1102, status: 'in_attendance' })
    expect(await hugo().move({ requestId, ...taken, status: 'in_attendance' })).toEqual(taken)
    await expect(hugo().move({ requestId, revision: 0, status: 'pending', note: 'À tesouraria.' })).rejects.toEqual(code('CONTENT_CHANGED'))
    expect((await hugo().get({ requestId })).messages.results).toEqual([])
    const moved = await hugo().move({ requestId, ...taken, status: 'pending', note: 'À tesouraria.' })
    expect(await facts(requestId)).toMatchObject({ assignee: 1102, status: 'pending' })
    // Where it waits already, the status stays and the note is kept.
    expect(await hugo().move({ requestId, ...moved, status: 'pending', note: 'E à biblioteca.' })).toEqual(moved)
    const notes = ['À tesouraria.', 'E à biblioteca.'].map((text) => expect.objectContaining({ text, isInternal: true }))
    expect((await hugo().get({ requestId })).messages.results).toEqual(notes)
    expect((await ana().get({ requestId })).messages.results).toEqual([])
  })

  it('is decided by one of two who decide at once; the other is told', async () => {
    const requestId = await put()
    const outcomes = await Promise.allSettled([
      hugo().decide({ requestId, revision: 0, outcome: 'granted', text: null }),
      iris().decide({ requestId, revision: 0, outcome: 'rejected', text: 'Falta o documento.' }),
    ])
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toEqual([code('CONTENT_CHANGED')])
    const { revision, status } = await facts(requestId)
    expect(['granted', 'rejected']).toContain(status)
    await expect(hugo().decide({ requestId, revision, outcome: 'granted', text: null })).rejects.toEqual(code('NOT_ALLOWED'))
  })

  it('is rejected with words alone', async () => {
    const requestId = await put()
    await expect(hugo().decide({ requestId, revision: 0, outcome: 'rejected', text: null })).rejects.toEqual(code('BAD_REQUEST'))
  })

  it('gives the student the result and its files, and goes back to where it was when the decision is undone', async () => {
    const requestId = await put({ status: 'pending' })
    const key = await addUpload(office.world, 1102)
    const { undoUntil } = await hugo().decide({ requestId, revision: 0, outcome: 'delivered', text: 'Segue.', files: [key] })
    expect(await hugo().get({ requestId })).toMatchObject({ status: 'delivered', age: 'none', undoUntil })
    expect((await iris().get({ requestId })).undoUntil).toBeNull()
    expect((await ana().get({ requestId })).result).toMatchObject({ text: 'Segue.', files: [expect.objectContaining({ key })] })
    expect(await ana().file({ requestId, key })).toEqual({ url: expect.any(String) })
    expect(office.world.jobs).toEqual([{ name: requestMovedQueue, data: expect.anything(), startAfter: new Date(undoUntil) }])
    await expect(iris().undo({ requestId })).rejects.toEqual(code('NOT_ALLOWED'))
    await hugo().undo({ requestId })
    expect(await hugo().get({ requestId })).toMatchObject({ status: 'pending', result: null, undoUntil: null })
    const tellRequest = vi.fn()
    await tellOfEvent({ pool: office.world.pool, tellRequest }, office.world.jobs[0]!.data)
    expect(tellRequest).not.toHaveBeenCalled()
    const { revision } = await facts(requestId)
    await hugo().decide({ requestId, revision, outcome: 'granted', text: null })
    await tellOfEvent({ pool: office.world.pool, tellRequest }, office.world.jobs[1]!.data)
    expect(tellRequest).toHaveBeenCalledWith(expect.objectContaining({ userId: 1001, kind: 'granted' }))
    office.world.clock.advance(60_000)
    await expect(hugo().undo({ requestId })).rejects.toEqual(code('NOT_ALLOWED'))
  })
})
