import { describe, expect, it, vi } from 'vitest'
import { requestMovedQueue, tellOfEvent } from '../requests/request-notice.queries.ts'
import { code, page, useOffice } from '../testing/office-world.ts'
import { addUpload } from '../testing/request-world.ts'

const office = useOffice()
const { ana, facts, hugo, put } = office

describe('what is asked of a student', () => {
  const asked = (requestId: string) =>
    hugo().ask({
      requestId,
      revision: 0,
      text: 'Precisamos de dois itens.',
      deadline: '2026-11-23',
      items: [
        { kind: 'document', label: 'Certidão' },
        { kind: 'data', label: 'Nome da mãe' },
      ],
    })

  it('waits for them, is refused and handed in again, and goes back to the office', async () => {
    const requestId = await put()
    await asked(requestId)
    expect(office.world.jobs).toEqual([{ name: requestMovedQueue, data: expect.anything(), startAfter: undefined }])
    const tellRequest = vi.fn()
    await tellOfEvent({ pool: office.world.pool, tellRequest }, office.world.jobs[0]!.data)
    expect(tellRequest).toHaveBeenCalledWith(expect.objectContaining({ userId: 1001, kind: 'asked', deadline: '2026-11-23' }))
    const [action] = (await ana().get({ requestId })).actions
    const [document, data] = action!.items
    const hand = (items: Parameters<ReturnType<typeof ana>['answerAction']>[0]['items']) =>
      ana().answerAction({ requestId, actionId: action!.actionId, items })
    await hand([{ itemId: document!.itemId, files: [await addUpload(office.world, 1001)] }])
    await expect(hugo().review({ requestId, revision: 2, itemId: data!.itemId, review: { status: 'accepted' } })).rejects.toEqual(
      code('NOT_ALLOWED'),
    )
    await hugo().review({ requestId, revision: 2, itemId: document!.itemId, review: { status: 'refused', reason: 'Está ilegível.' } })
    await hand([
      { itemId: document!.itemId, files: [await addUpload(office.world, 1001)] },
      { itemId: data!.itemId, text: 'Maria' },
    ])
    expect(await facts(requestId)).toMatchObject({ status: 'in_attendance', revision: 4 })
    await hugo().review({ requestId, revision: 4, itemId: document!.itemId, review: { status: 'accepted' } })
    const { actions, status } = await hugo().get({ requestId })
    expect(status).toBe('in_attendance')
    expect(actions[0]).toMatchObject({
      answeredAt: expect.any(String),
      items: [{ status: 'accepted' }, { status: 'pending', text: 'Maria' }],
    })
  })

  it('waits since it was asked, whatever is written later', async () => {
    const requestId = await put()
    await asked(requestId)
    const { statusSince } = await ana().get({ requestId })
    office.world.clock.advance(3_600_000)
    await hugo().write({ requestId, messageId: crypto.randomUUID(), text: 'Até quando puder.', isInternal: false })
    const later = await ana().get({ requestId })
    expect(later.statusSince).toBe(statusSince)
    expect(new Date(later.updatedAt).getTime()).toBeGreaterThan(new Date(statusSince!).getTime())
  })

  it('is dropped where it is not needed, which ends the waiting', async () => {
    const requestId = await put()
    await asked(requestId)
    const [action] = (await hugo().get({ requestId })).actions
    for (const [at, { itemId }] of action!.items.entries())
      await hugo().review({ requestId, revision: 1 + at, itemId, review: { status: 'not_applicable' } })
    expect(await facts(requestId)).toMatchObject({ status: 'in_attendance' })
  })

  it('leaves two business days for what was refused after the last day', async () => {
    const requestId = await put()
    await asked(requestId)
    const [action] = (await ana().get({ requestId })).actions
    const itemId = action!.items[0]!.itemId
    await ana().answerAction({ requestId, actionId: action!.actionId, items: [{ itemId, files: [await addUpload(office.world, 1001)] }] })
    await hugo().review({ requestId, revision: 2, itemId, review: { status: 'refused', reason: 'Está ilegível.' } })
    expect((await ana().get({ requestId })).actions[0]).toMatchObject({ deadline: '2026-11-24' })
  })

  it('has a last day from today on', async () => {
    const requestId = await put()
    const ask = (deadline: string) => hugo().ask({ requestId, revision: 0, text: 'x', deadline, items: [{ kind: 'data', label: 'x' }] })
    await expect(ask('2026-11-20')).rejects.toEqual(code('DAY_NOT_ALLOWED'))
    await expect(ask('2027-12-01')).rejects.toEqual(code('DAY_NOT_ALLOWED'))
    await ask('2026-11-21')
  })
})

describe('the conversation', () => {
  it('has internal notes that students never see, nor their files', async () => {
    const requestId = await put()
    const key = await addUpload(office.world, 1102, 'parecer.pdf')
    const shown = crypto.randomUUID()
    await hugo().write({ requestId, messageId: crypto.randomUUID(), text: 'Nota sigilosa', files: [key], isInternal: true })
    await hugo().write({ requestId, messageId: shown, text: 'Olá, Ana.', isInternal: false })
    await hugo().assign({ requestId, revision: 0, userId: 1102 })
    expect((await hugo().messages({ requestId })).results.map(({ text, name }) => [text, name])).toEqual([
      ['Nota sigilosa', 'Reviewer 1102'],
      ['Olá, Ana.', 'Reviewer 1102'],
    ])
    expect(await hugo().file({ requestId, key })).toEqual({ url: expect.any(String) })
    await expect(ana().file({ requestId, key })).rejects.toEqual(code('NOT_FOUND'))
    const seen = JSON.stringify([
      await ana().get({ requestId }),
      await ana().messages({ requestId }),
      await ana().list({ page: 1, perPage: 50 }),
      await ana().status({ requestId }),
    ])
    expect(seen).toContain('Olá, Ana.')
    for (const secret of ['Nota sigilosa', 'parecer.pdf', key, 'Reviewer 1102', 'assigned', 'isInternal":true'])
      expect(seen).not.toContain(secret)
    expect((await ana().list({ page: 1, perPage: 50 })).results[0]).toMatchObject({ unread: 1 })
    // Nothing is told of a note.
    expect(office.world.jobs.map(({ data }) => data)).toEqual([{ tenantId: 1, messageId: shown }])
  })

  it('marks what was read, and takes the same message once', async () => {
    const requestId = await put()
    await ana().write({ requestId, messageId: crypto.randomUUID(), text: 'Alguma novidade?' })
    expect((await hugo().list(page)).results[0]).toMatchObject({ unread: 1 })
    expect(await hugo().get({ requestId })).toMatchObject({ unread: 1 })
    await hugo().read({ requestId, position: 1 })
    expect((await hugo().list(page)).results[0]).toMatchObject({ unread: 0 })
    expect((await ana().messages({ requestId })).results[0]).toMatchObject({ readAt: expect.any(String) })
    const message = { requestId, messageId: crypto.randomUUID(), text: 'Sim.', isInternal: false }
    await hugo().write(message)
    await hugo().write(message)
    expect((await hugo().messages({ requestId })).results).toHaveLength(2)
    await expect(hugo().write({ ...message, isInternal: true })).rejects.toEqual(code('KEY_REUSED'))
  })
})
