import type { AmountLine } from '#api/financial/debts.ts'
import type { Statement, StatementRow, StatementRowKind } from '#api/financial/statement.ts'
import { isFirm, getShare, sumOfLines } from '../debts/paid-lines.ts'

type Subject = Pick<StatementRow, 'debtId' | 'type' | 'description' | 'installment' | 'competency'>

export type Outcome =
  | { kind: 'payment'; on: string; amount: number; method: StatementRow['method']; late: boolean }
  | { kind: 'agreement'; on: string; amount: number; agreementId: number | null }

export interface BookedDebt extends Subject {
  dueDate: string
  /** Amount lines on the day the amount was fixed; for an open debt only gross, scholarship and what parts settled count. */
  lines: readonly ChargedLine[]
  /** The payments, if several or a partial one paid the debt; otherwise its outcome has the payment. */
  parts: readonly PartPayment[]
  isSettled: boolean
  outcome: Outcome | null
}

type ChargedLine = Pick<AmountLine, 'kind' | 'amount'>

interface PartPayment {
  on: string
  amount: number
  method: StatementRow['method']
  late: boolean
  /** Amount lines, which sum to what would have settled the debt. */
  lines: readonly ChargedLine[]
}

export interface BookedCredit extends Subject {
  kind: 'credit' | 'credit_used' | 'credit_refunded'
  entryId: number
  on: string
  /** Amount; negative for credit that was used or refunded. */
  amount: number
  method: StatementRow['method']
  late: boolean
}

export type Movement = Omit<StatementRow, 'balance'> & { entryId: number }

/** Order within a day. */
const order: readonly StatementRowKind[] = [
  'charge',
  'scholarship',
  'punctuality_discount',
  'campaign_discount',
  'fine',
  'interest',
  'adjustment',
  'payment',
  'agreement',
  'credit',
  'credit_used',
  'credit_refunded',
]

/** A debt is charged on its due date, or earlier if paid or negotiated before. Discounts, fine and interest are booked with the payment. */
export function movementsOfDebt({ dueDate, lines, parts, isSettled, outcome, ...subject }: BookedDebt): Movement[] {
  const [firstDay] = [dueDate, ...parts.map(({ on }) => on), ...(outcome ? [outcome.on] : [])].sort()
  const move = (kind: StatementRowKind, date: string, signed: number, given: Partial<Movement> = {}): Movement[] =>
    signed === 0 ? [] : [movement(subject, { kind, date, signed, ...given })]
  const charged = (line: ChargedLine, date: string) =>
    line.kind === 'part_payment' ? [] : move(line.kind === 'gross' ? 'charge' : line.kind, date, line.amount)
  const rows = lines.filter(isFirm).flatMap((line) => charged(line, firstDay!))
  const last = parts.at(-1)
  if (last) {
    for (const { on, amount, method, late, lines: of } of parts)
      rows.push(...getShare(of, amount).flatMap((line) => charged(line, on)), ...move('payment', on, -amount, { method, late }))
    const remaining = isSettled ? 0 : sumOfLines(lines.filter((line) => isFirm(line) || line.kind === 'part_payment'))
    rows.push(...move('adjustment', last.on, remaining - getBalance(rows)))
  }
  if (!outcome) return rows
  rows.push(...lines.filter((line) => !isFirm(line)).flatMap((line) => charged(line, outcome.on)))
  const ended =
    outcome.kind === 'payment'
      ? move('payment', outcome.on, -outcome.amount, { method: outcome.method, late: outcome.late })
      : move('agreement', outcome.on, -outcome.amount, { agreementId: outcome.agreementId })
  return [...rows, ...move('adjustment', outcome.on, outcome.amount - getBalance(rows)), ...ended]
}

const getBalance = (rows: readonly Movement[]) => rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0)

const charges: readonly AmountLine['kind'][] = ['fine', 'interest']

/** Fine and interest of open debts that were due by `to`; `lines` are those of today. */
export function unbookedCharges(debts: readonly BookedDebt[], to: string): number {
  return debts
    .filter(({ outcome, isSettled, dueDate }) => outcome === null && !isSettled && dueDate <= to)
    .flatMap(({ lines }) => lines.filter(({ kind }) => charges.includes(kind)))
    .reduce((sum, { amount }) => sum + amount, 0)
}

export function movementOfCredit({ kind, entryId, on, amount, method, late, ...subject }: BookedCredit): Movement {
  return movement(subject, { kind, date: on, signed: -amount, method, late, entryId })
}

function movement(
  subject: Subject,
  { signed, ...given }: Partial<Movement> & { kind: StatementRowKind; date: string; signed: number },
): Movement {
  const { debtId, type, description, installment, competency } = subject
  return {
    debtId,
    type,
    description,
    installment,
    competency,
    method: null,
    late: false,
    agreementId: null,
    entryId: 0,
    debit: Math.max(signed, 0),
    credit: Math.max(-signed, 0),
    ...given,
  }
}

/** The statement of a period (civil days, inclusive). The closing balance is the next period's opening balance. */
export function getStatement(
  movements: readonly Movement[],
  { from, to }: { from: string; to: string },
): Pick<Statement, 'openingBalance' | 'totalDebit' | 'totalCredit' | 'closingBalance' | 'rows'> {
  const openingBalance = movements.filter(({ date }) => date < from).reduce((sum, { debit, credit }) => sum + debit - credit, 0)
  let [balance, totalDebit, totalCredit] = [openingBalance, 0, 0]
  const rows = movements
    .filter(({ date }) => date >= from && date <= to)
    .sort(inOrder)
    .map(({ entryId: _entryId, ...row }): StatementRow => {
      balance += row.debit - row.credit
      totalDebit += row.debit
      totalCredit += row.credit
      return { ...row, balance }
    })
  return { openingBalance, totalDebit, totalCredit, closingBalance: balance, rows }
}

function inOrder(one: Movement, other: Movement): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1
  return one.debtId - other.debtId || order.indexOf(one.kind) - order.indexOf(other.kind) || one.entryId - other.entryId
}
