import { describe, expect, it } from 'vitest'
import { caller, requestStudents } from '../testing/request-students.ts'
import { addType, addUpload } from '../testing/request-world.ts'
import type { AcademicClient, World } from '../testing/world.ts'

let world: World
let ana: AcademicClient['requests']
let stranger: AcademicClient['requests']
const { send } = requestStudents((all) => ({ world, ana, stranger } = all))

const code = (expected: string) => expect.objectContaining({ code: expected })

describe('a conversation', () => {
  it('has each message once, its files, and no notes of the office', async () => {
    const { requestId } = await send(await addType(world))
    const message = {
      requestId,
      messageId: crypto.randomUUID(),
      text: 'Quando fica pronto?',
      files: [await addUpload(world, caller.userId)],
    }
    const written = await ana.write(message)
    expect(await ana.write(message)).toEqual(written)
    await expect(ana.write({ ...message, text: 'Outro' })).rejects.toEqual(code('KEY_REUSED'))
    await expect(stranger.write({ ...message, messageId: crypto.randomUUID() })).rejects.toEqual(code('NOT_FOUND'))
    for (let sent = 1; sent < 30; sent++) await ana.write({ requestId, messageId: crypto.randomUUID(), text: 'E agora?', files: [] })
    await expect(ana.write({ requestId, messageId: crypto.randomUUID(), text: 'E agora?', files: [] })).rejects.toEqual(
      code('TOO_MANY_ATTEMPTS'),
    )
    await world.rows(1, 'delete from academic.request_message where request_id = $1 and text = $2', [requestId, 'E agora?'])
    await world.rows(
      1,
      `insert into academic.request_message (message_id, tenant_id, request_id, position, author, user_id, text, at, is_internal)
      values (gen_random_uuid(), 1, $1, 2, 'office', 1102, 'Amanhã.', now(), false), (gen_random_uuid(), 1, $1, 3, 'office', 1102, 'Nota.', now(), true)`,
      [requestId],
    )
    const { results } = await ana.messages({ requestId })
    expect(results.map(({ text, author }) => [author, text])).toEqual([
      ['student', 'Quando fica pronto?'],
      ['office', 'Amanhã.'],
    ])
    expect(results[1]!.name).toBeNull()
    await ana.read({ requestId, position: 3 })
    expect((await ana.messages({ requestId })).results[1]!.readAt).not.toBeNull()
  })

  it('of five hundred messages is read fifty at a time', async () => {
    const { requestId } = await send(await addType(world))
    await world.rows(
      1,
      `insert into academic.request_message (message_id, tenant_id, request_id, position, author, user_id, text, at, is_internal)
      select gen_random_uuid(), 1, $1, n, 'student', 1001, 'Mensagem ' || n, now(), false from generate_series(1, 500) n`,
      [requestId],
    )
    const { messages } = await ana.get({ requestId })
    expect([messages.results.length, messages.results.at(-1)!.text, messages.hasEarlier]).toEqual([50, 'Mensagem 500', true])
    const first = await ana.messages({ requestId, before: 51 })
    expect([first.results.length, first.results[0]!.text, first.hasEarlier]).toEqual([50, 'Mensagem 1', false])
  })
})
