import { beforeAll, describe, expect, it } from 'vitest'
import { returnFile, returnText } from '../../../demo/sandbox/bank/return-file.ts'
import { reconcilePayments } from '../payments/booking/reconciliation.ts'
import { bankOffice, ofInstitution, paid } from '../testing/bank-office.ts'
import { addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'
import { bookBankFile } from './book-bank-file.queries.ts'
import { readBankFile } from './read-bank-file.queries.ts'

let world: World
const { manager, gina, makeSlip, read, book, nextNumber, lastNumber, receiptsOf } = bankOffice(() => world)

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
})

describe('a return file', () => {
  it('is read, shown with what each entry is of, and books what matches', async () => {
    const [good, less, more, elsewhere, foreign] = [
      await makeSlip(),
      await makeSlip(),
      await makeSlip(),
      await makeSlip({ institutionId: 12 }),
      await makeSlip({ tenantId: 2, institutionId: 21 }),
    ]
    const unknown = '10000119999999999'
    const fileId = await read([
      paid(good.ourNumber),
      paid(less.ourNumber, { amount: 90_000 }),
      paid(more.ourNumber, { amount: 105_000 }),
      paid(elsewhere.ourNumber),
      paid(foreign.ourNumber),
      paid(unknown),
      paid(good.ourNumber, { movement: '28', amount: 0, fee: 200 }),
    ])
    expect(await gina().get({ fileId })).toMatchObject({
      name: 'retorno.ret',
      status: 'ready',
      account: { institutionName: 'Universidade de Teste', branch: '0001' },
      sequence: lastNumber(),
      generatedOn: '2026-11-21',
      done: 0,
      booked: { entries: 0, amount: 0 },
      findings: expect.arrayContaining([
        { finding: 'matches', entries: 1, amount: 100_000 },
        { finding: 'paid_less', entries: 1, amount: 90_000 },
        { finding: 'paid_more', entries: 1, amount: 105_000 },
        { finding: 'other_account', entries: 1, amount: 100_000 },
        // Nobody learns of slips of another tenant.
        { finding: 'unknown_slip', entries: 2, amount: 200_000 },
        { finding: 'no_money', entries: 1, amount: 0 },
      ]),
    })
    expect(await receiptsOf(good.paymentId)).toEqual([])
    const done = await book(fileId)
    expect(done).toMatchObject({ status: 'booked', done: 7, booked: { entries: 3, amount: 295_000 }, finishedAt: expect.any(String) })
    expect((await gina().list({})).results.find((file) => file.fileId === fileId)).toMatchObject({
      payments: { entries: 6, amount: 595_000 },
      booked: { entries: 3, amount: 295_000 },
      bookedBefore: { entries: 0, amount: 0 },
      // Those of other amounts, of another account and of nobody.
      unresolved: { entries: 5, since: '2026-11-20' },
    })
    expect(await more.student.payments.get({ paymentId: more.paymentId })).toMatchObject({ status: 'approved', creditAmount: 5_000 })
    expect(await good.student.payments.get({ paymentId: good.paymentId })).toMatchObject({ status: 'approved', late: false })
    expect(await less.student.payments.get({ paymentId: less.paymentId })).toMatchObject({ status: 'approved', creditAmount: 0 })
    expect((await less.student.debts.list({ filter: { status: 'open' } })).results).toMatchObject([
      { amountPayable: 10_000, partPaid: 90_000 },
    ])
    expect(await receiptsOf(elsewhere.paymentId)).toEqual([])
    expect((await gina().entries({ fileId, finding: 'paid_less' })).results).toEqual([
      {
        line: 5,
        ourNumber: less.ourNumber,
        movement: '06',
        effect: 'money',
        reasons: '',
        paidOn: '2026-11-20',
        amount: 90_000,
        finding: 'paid_less',
        isBooked: true,
        slip: { paymentId: less.paymentId, payerName: 'Ana Souza', amount: 100_000 },
      },
    ])
    expect((await gina().entries({ fileId, finding: 'other_account' })).results).toMatchObject([{ slip: null, isBooked: false }])
    await expect(gina().book({ fileId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('books once: sent again, booked again by another job, and as other bytes', async () => {
    const slip = await makeSlip()
    const file = returnFile([paid(slip.ourNumber)], { sequence: nextNumber() })
    const { fileId } = await gina().send({ file })
    await readBankFile(world.ports, 1, fileId)
    await readBankFile(world.ports, 1, fileId)
    await gina().book({ fileId })
    await Promise.all([bookBankFile(world.ports, 1, fileId), bookBankFile(world.ports, 1, fileId)])
    expect(await gina().send({ file })).toEqual({ fileId, isKnown: true })
    // The bank's file again, with something added behind its end.
    const again = await read([paid(slip.ourNumber)], { sequence: lastNumber(), after: '\u001a' })
    expect(again).not.toBe(fileId)
    expect((await gina().get({ fileId: again })).findings).toEqual([{ finding: 'booked_before', entries: 1, amount: 100_000 }])
    expect(await book(again)).toMatchObject({ booked: { entries: 0 }, bookedBefore: { entries: 1 }, unresolved: null, done: 1 })
    expect(await gina().get({ fileId })).toMatchObject({ booked: { entries: 1 }, findings: [{ finding: 'matches', entries: 1 }] })
    expect(await receiptsOf(slip.paymentId)).toHaveLength(1)
  })

  it.each(['the notification first', 'the file first'])('and the notification of the same money book it once: %s', async (order) => {
    const slip = await makeSlip()
    const notified = () => world.slips.pay(slip.ourNumber)
    const filed = async () => book(await read([paid(slip.ourNumber)]))
    if (order === 'the file first') await filed()
    await notified()
    if (order !== 'the file first') expect((await filed()).findings).toEqual([{ finding: 'booked_before', entries: 1, amount: 100_000 }])
    for (let round = 0; round < 2; round++) await reconcilePayments(world.ports)
    expect(await receiptsOf(slip.paymentId)).toHaveLength(1)
    // A second payment is told of twice, too.
    await notified()
    await book(await read([paid(slip.ourNumber)]))
    expect(await receiptsOf(slip.paymentId)).toHaveLength(2)
    expect(await slip.student.payments.get({ paymentId: slip.paymentId })).toMatchObject({ creditAmount: 100_000 })
  })

  it('can be canceled between batches, and what is left can be booked later', async () => {
    const slip = await makeSlip()
    const fileId = await read([paid(slip.ourNumber)])
    await expect(gina().cancel({ fileId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await gina().book({ fileId })
    await gina().cancel({ fileId })
    await bookBankFile(world.ports, 1, fileId)
    expect(await gina().get({ fileId })).toMatchObject({ status: 'canceled', done: 0 })
    expect(await book(fileId)).toMatchObject({ status: 'booked', booked: { entries: 1 } })
  })

  it.each<[string, (text: string) => string | Uint8Array, object]>([
    ['cut', (text) => text.slice(0, 242 * 4), { line: 5, reason: 'cut' }],
    [
      'with a sum that disagrees',
      (text) => text.replace(/(?<=00015 {9}000004)0{23}/, '00000100000009999999999'),
      { line: 5, reason: 'lot_amount' },
    ],
    ['with a trailer that disagrees', (text) => text.replace(/000006(?=0{6} +\r\n$)/, '000007'), { line: 6, reason: 'file_count' }],
    ['of an account that nobody registered', (text) => text.replaceAll('000000000011', '000000000099'), { line: 1, reason: 'account' }],
  ])('that is %s is refused with the line, and nothing of it is kept', async (_, change, problem) => {
    const slip = await makeSlip()
    const file = new File(
      [new Uint8Array(Buffer.from(change(returnText([paid(slip.ourNumber)], { sequence: nextNumber() })) as string, 'latin1'))],
      'x.ret',
    )
    const { fileId } = await gina().send({ file })
    await readBankFile(world.ports, 1, fileId)
    const refused = await gina().get({ fileId })
    expect(refused).toMatchObject({ status: 'refused', findings: [] })
    expect(refused.problems[0]).toMatchObject(problem)
    await expect(gina().book({ fileId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await receiptsOf(slip.paymentId)).toEqual([])
    // Perhaps the account was registered since.
    expect(await gina().send({ file })).toEqual({ fileId, isKnown: false })
  })

  it('is of the institution whose account it is of', async () => {
    const slip = await makeSlip({ institutionId: 12 })
    const parts = ofInstitution(12)
    const campus = manager({ institutionId: 11 }).bankFiles
    const mine = manager({ institutionId: 12 }).bankFiles
    const refused = await read([paid(slip.ourNumber)], { ...parts, sequence: 900 }, campus)
    expect(await campus.get({ fileId: refused })).toMatchObject({ status: 'refused', problems: [{ line: 1, reason: 'account' }] })
    const fileId = await read([paid(slip.ourNumber)], { ...parts, sequence: 900 }, mine)
    expect(await mine.get({ fileId })).toMatchObject({ status: 'ready' })
    await expect(campus.get({ fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(campus.book({ fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await campus.list({})).results.map((file) => file.fileId)).not.toContain(fileId)
    const same = returnFile([paid(slip.ourNumber)], { ...parts, sequence: 900 })
    await expect(campus.send({ file: same })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is for who manages banks, and nobody in their name', async () => {
    const file = returnFile([paid('10000110000000001')])
    for (const caller of [
      staff(),
      staff({ permissions: { financial: ['banks.manage'] }, profile: 'COLLECTION_ADVISORY' }),
      staff({ permissions: { financial: ['banks.manage'] }, impersonatedBy: 9002 }),
      principal({ userId: 1001 }),
    ]) {
      const { bankFiles } = world.client(caller)
      const answers = await Promise.allSettled([
        bankFiles.list({}),
        bankFiles.send({ file }),
        bankFiles.remittances(),
        bankFiles.reconciliation({ accountId: 1, from: '2026-11-01', to: '2026-11-30' }),
        bankFiles.openDifferences(),
      ])
      for (const answer of answers) expect(answer).toMatchObject({ reason: { code: 'FORBIDDEN' } })
    }
    const fileId = await read([paid((await makeSlip()).ourNumber)])
    const elsewhere = manager({ tenantId: 2 }).bankFiles
    await expect(elsewhere.get({ fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(elsewhere.cancel({ fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
