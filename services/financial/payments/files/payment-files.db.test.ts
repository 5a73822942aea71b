import { deflateSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../../testing/world.ts'

let world: World
let student: FinancialClient
let paymentId: string
let userId = 7000

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
})

beforeEach(async () => {
  const enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
  const debtId = await addDebt(world, { enrollmentId })
  ;({ paymentId } = await student.payments.chargeSlip({
    body: {
      debtIds: [debtId],
      expectedAmount: 100_000,
      idempotencyKey: crypto.randomUUID(),
      dueOn: '2026-11-27',
    },
  }))
})

const pdf = (text = 'comprovante') => new File([`%PDF-1.4\n${text}\n%%EOF\n`], 'comprovante.pdf', { type: 'application/pdf' })
const named = (ending = 'pdf') => `${crypto.randomUUID()}.${ending}`
const send = (file = pdf(), name = named()) => student.files.send({ name, paymentId, file })

/** A minimal valid PNG with a text chunk. */
function png(): File {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const framed = Buffer.alloc(8 + body.length)
    framed.writeUInt32BE(data.length)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc(body), 4 + body.length)
    return framed
  }
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const bytes = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('Comment\0-23.55,-46.63')),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' })
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

describe('what shows that a payment was made', () => {
  it('is kept, listed, read by whoever sent it and by staff of the context, and taken back', async () => {
    const { name } = await send()
    expect(await student.files.list({ paymentId })).toEqual({
      results: [{ name, title: 'comprovante.pdf', size: pdf().size, sentAt: world.clock.now().toISOString() }],
    })
    const collector = world.client(staff())
    expect(await (await collector.files.read({ name })).text()).toContain('comprovante')
    expect((await collector.files.url({ name })).url).toMatch(/^\/files\/payments\/1\/.+\.pdf\?expires=\d+&signature=/)
    await student.files.remove({ name })
    expect(await student.files.list({ paymentId })).toEqual({ results: [] })
    await expect(student.files.read({ name })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is kept once when it is sent again', async () => {
    const name = named()
    await Promise.all([send(pdf(), name), send(pdf(), name)])
    expect((await student.files.list({ paymentId })).results).toHaveLength(1)
  })

  it('loses what a camera noted beside the picture', async () => {
    const { name } = await send(png(), named('png'))
    expect(await (await student.files.read({ name })).text()).not.toContain('-23.55')
  })

  it.each([
    ['a page', new File(['<html></html>'], 'x.pdf', { type: 'application/pdf' }), named()],
    ['half a document', new File(['%PDF-1.4'], 'x.pdf', { type: 'application/pdf' }), named()],
    ['a picture by the name of a document', png(), named('pdf')],
    ['a document that says it is a picture', new File(['%PDF-1.4 %%EOF'], 'x.png', { type: 'image/png' }), named('png')],
  ])('cannot be %s', async (_, file, name) => {
    await expect(send(file, name)).rejects.toMatchObject({ code: 'FILE_TYPE' })
    expect((await student.files.list({ paymentId })).results).toEqual([])
  })

  it('has a limit in size and number', async () => {
    const heavy = new File([new Uint8Array(20_971_521)], 'x.pdf', { type: 'application/pdf' })
    await expect(send(heavy)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
    const sent = await Promise.allSettled(Array.from({ length: 22 }, () => send()))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect((await student.files.list({ paymentId })).results).toHaveLength(20)
  })

  it('is nobody else’s', async () => {
    const { name } = await send()
    const others = [
      world.client(principal({ userId: 1 })),
      world.client(principal({ userId, tenantId: 2 })),
      world.client(staff({ tenantId: 2 })),
      world.client(staff({ institutionId: 12 })),
    ]
    for (const other of others) {
      await expect(other.files.list({ paymentId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(other.files.read({ name })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(other.files.url({ name })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(world.client(staff()).files.send({ name: named(), paymentId, file: pdf() })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(world.client(staff()).files.remove({ name })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(world.client(principal({ userId, impersonatedBy: 9001 })).files.remove({ name })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(world.client(principal({ userId: 1 })).files.send({ name, paymentId, file: pdf() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
