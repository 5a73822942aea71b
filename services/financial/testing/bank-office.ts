import { returnText, type ReturnedSlip, type ReturnParts } from '../../../demo/sandbox/bank/return-file.ts'
import { bookBankFile } from '../bank-files/book-bank-file.queries.ts'
import { readBankFile } from '../bank-files/read-bank-file.queries.ts'
import { addDebt, addEnrollment } from './builders.ts'
import { principal, staff, type World } from './world.ts'

/** The account of an institution, as its return files name it. */
export const ofInstitution = (id: number): ReturnParts => ({ agreement: String(1_000_000 + id), number: String(id) })

export const paid = (ourNumber: string, given: Partial<ReturnedSlip> = {}): ReturnedSlip => ({
  ourNumber,
  amount: 100_000,
  paidOn: '2026-11-20',
  ...given,
})

/** Creates students' slips and the bank's files about them, sent and booked as staff do. */
export function bankOffice(world: () => World) {
  let owner = 8000
  let fileNumber = 0
  const manager = (given: Parameters<typeof staff>[0] = {}) =>
    world().client(staff({ permissions: { financial: ['banks.manage'] }, ...given }))
  const gina = () => manager().bankFiles
  return {
    manager,
    gina,
    /** Returns the bank's number of the next file. */
    nextNumber: () => ++fileNumber,
    lastNumber: () => fileNumber,
    /** Makes a slip of a new student. */
    async makeSlip({ institutionId = 11, tenantId = 1, count = 1 } = {}) {
      const userId = ++owner
      const enrollmentId = await addEnrollment(world(), { userId, institutionId, tenantId })
      const debtIds: number[] = []
      for (let each = 0; each < count; each++) debtIds.push(await addDebt(world(), { enrollmentId, tenantId }))
      const student = world().client(principal({ userId, tenantId }))
      const { paymentId } = await student.payments.chargeSlip({
        body: { debtIds, expectedAmount: count * 100_000, idempotencyKey: crypto.randomUUID(), dueOn: '2026-11-27' },
      })
      const [row] = await world().rows<{ txid: string }>(tenantId, 'select txid from financial.payment where payment_id = $1', [paymentId])
      return { paymentId, ourNumber: row!.txid, student, enrollmentId, userId }
    },
    /** Sends a file and reads it, as the job does. */
    async read(slips: ReturnedSlip[], { after = '', ...parts }: ReturnParts & { after?: string } = {}, bankFiles = gina()) {
      const text = returnText(slips, { sequence: parts.sequence ?? ++fileNumber, ...parts }) + after
      const { fileId } = await bankFiles.send({ file: new File([Buffer.from(text, 'latin1')], 'retorno.ret') })
      await readBankFile(world().ports, 1, fileId)
      return fileId
    },
    async book(fileId: string, bankFiles = gina()) {
      await bankFiles.book({ fileId })
      await bookBankFile(world().ports, 1, fileId)
      return bankFiles.get({ fileId })
    },
    async accountOfInstitution(institutionId: number): Promise<number> {
      const found = await world().rows<{ accountId: number }>(
        1,
        'select account_id as "accountId" from financial.bank_account where institution_id = $1',
        [institutionId],
      )
      return found[0]!.accountId
    },
    receiptsOf: (paymentId: string) =>
      world().rows<{ amount: number }>(1, 'select amount_cents as amount from financial.receipt where payment_id = $1', [paymentId]),
  }
}
