import { describe, expect, it } from 'vitest'
import { formField, formStep } from '../../../form-engine/testing/forms.ts'
import { caller, requestStudents } from '../testing/request-students.ts'
import { addType, addUpload, changeType } from '../testing/request-world.ts'
import type { AcademicClient, World } from '../testing/world.ts'

let world: World
let ana: AcademicClient['requests']
let stranger: AcademicClient['requests']
const { begin } = requestStudents((all) => ({ world, ana, stranger } = all))

const code = (expected: string) => expect.objectContaining({ code: expected })

describe('a draft', () => {
  it('keeps each field, and tells two devices that change the same one', async () => {
    const typeId = await addType(world, {
      form: { steps: [formStep('one', { fields: [formField('a', 'short-string'), formField('b', 'short-string')] })] },
    })
    const draftId = crypto.randomUUID()
    await ana.begin({ draftId, typeId, enrollmentId: 1 })
    const first = await ana.saveFields({ draftId, revision: 0, answers: { a: 'phone' } })
    // The other device has not seen it, and writes another field.
    await ana.saveFields({ draftId, revision: 0, answers: { b: 'desk' } })
    await expect(ana.saveFields({ draftId, revision: 0, answers: { a: 'desk' } })).rejects.toEqual(code('CONTENT_CHANGED'))
    expect((await ana.draft({ draftId })).answers).toEqual({ a: 'phone', b: 'desk' })
    await ana.saveFields({ draftId, revision: first.revision, answers: { a: null } })
    expect(await ana.draft({ draftId })).toMatchObject({ answers: { b: 'desk' }, revision: 3 })
    await expect(stranger.draft({ draftId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(stranger.saveFields({ draftId, revision: 3, answers: { a: 'x' } })).rejects.toEqual(code('NOT_FOUND'))
    await ana.discard({ draftId })
    await expect(ana.draft({ draftId })).rejects.toEqual(code('NOT_FOUND'))
  })

  it('is begun once while nothing was typed, even by two presses at once, and anew after that', async () => {
    const [typeId, otherType] = [await addType(world), await addType(world)]
    const press = async (type = typeId) => (await ana.begin({ draftId: crypto.randomUUID(), typeId: type, enrollmentId: 1 })).draftId
    const [first, second] = await Promise.all([press(), press()])
    expect(second).toBe(first)
    expect(await press(otherType)).not.toBe(first)
    await ana.saveFields({ draftId: first, revision: 0, answers: { why: 'Para o estágio' } })
    const next = await press()
    expect(next).not.toBe(first)
    expect(await press()).toBe(next)
  })

  it('goes on under a newer version of its type, which has to be seen before it is sent', async () => {
    const typeId = await addType(world)
    const begun = await begin(typeId)
    await changeType(world, typeId, { cost: 2500 })
    expect(await ana.draft({ draftId: begun.draftId })).toMatchObject({
      version: 2,
      begunUnder: 1,
      cost: 2500,
      answers: { why: 'Para o estágio' },
    })
    await expect(ana.send({ ...begun, hasAcceptedTerms: true })).rejects.toEqual(code('CONTENT_CHANGED'))
    expect(await ana.send({ ...begun, version: 2, hasAcceptedTerms: true })).toMatchObject({ status: 'waiting_for_payment', cost: 2500 })
  })

  it('keeps no file of others, and none that is not complete', async () => {
    const begun = await begin(await addType(world))
    const files = { draftId: begun.draftId, revision: begun.revision, field: 'proof' }
    await expect(ana.saveFiles({ ...files, keys: [await addUpload(world, 1002)] })).rejects.toEqual(code('NOT_FOUND'))
    const key = await addUpload(world, caller.userId)
    const { revision } = await ana.saveFiles({ ...files, keys: [key] })
    expect((await ana.draft({ draftId: begun.draftId })).files).toEqual([{ key, name: 'prova.pdf', type: 'application/pdf', size: 10 }])
    const sent = await ana.send({ ...begun, revision, hasAcceptedTerms: true })
    expect((await ana.get({ requestId: sent.requestId })).files.map((file) => file.key)).toEqual([key])
    expect((await ana.file({ requestId: sent.requestId, key })).url).toContain(key)
    await expect(stranger.file({ requestId: sent.requestId, key })).rejects.toEqual(code('NOT_FOUND'))
  })
})
