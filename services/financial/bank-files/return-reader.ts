import type { BankFileProblem, MovementEffect } from '#api/financial/bank-files.ts'
import { type BankLayout, getLayout } from './bank-layouts.ts'
import { getEffect } from './bank-movements.ts'
import {
  parseCivilDate,
  control,
  type Field,
  getField,
  fileHeader,
  fileTrailer,
  formerRecordLength,
  lotTrailer,
  movementField,
  readOurNumber,
  recordTypes,
  segmentU,
} from './cnab240.ts'
import { isBlank, parseRecordLine } from './record-lines.ts'

export interface ReturnHeader {
  /** COMPE code. */
  bank: string
  branch: string
  /** Account number; null if the file has only the agreement. */
  number: string | null
  /** Candidates for the account's check digit. */
  digits: string[]
  /** The agreements as written in the file, padded with zeros or spaces. */
  agreements: string[]
  sequence: number | null
  generatedOn: string | null
}

export interface ReturnEntry {
  /** The line of the entry's segment T. */
  line: number
  ourNumber: string
  movement: string
  effect: MovementEffect
  paidOn: string | null
  creditedOn: string | null
  /** The due date of the slip, as the bank has it now. */
  dueOn: string | null
  /** Cents that the payer paid. */
  amount: number
  /** Cents that the bank kept; 0 where it is not readable. */
  fee: number
  /** The bank's reason codes, separated by spaces. */
  reasons: string
}

type Reason = BankFileProblem['reason']

/** Limit of reported problems; more of them would add nothing. */
const maxProblems = 50

/**
 * Reads a return file line by line, in constant memory. What is wrong with one line leaves that line out, and is told; what is wrong with
 * account, structure or totals refuses the file. Entries hold only once `end` has said that it is not refused: the trailers count what came
 * before them.
 */
export function createReturnReader() {
  const refusals: BankFileProblem[] = []
  const unread: BankFileProblem[] = []
  let header: ReturnHeader | null = null
  let layout: BankLayout | null = null
  let line = 0
  let records = 0
  let entries = 0
  let place: 'start' | 'file' | 'lot' | 'end' | 'refused' = 'start'
  let lots = 0
  let lot = { number: '', records: 0, unread: 0, titles: 0, settled: 0, paid: 0 }
  let open: { record: string; line: number; effect: MovementEffect } | null = null

  const tell = (list: BankFileProblem[], reason: Reason, at: number) => {
    if (list.length < maxProblems) list.push({ line: at, reason })
    return null
  }
  const refuse = (reason: Reason, at = line) => tell(refusals, reason, at)
  const leaveOut = (reason: Reason, at = line) => {
    lot.unread++
    return tell(unread, reason, at)
  }
  /** Refuses the whole file with one reason, because further problems of such a file mean nothing. */
  const refuseAll = (reason: Reason) => {
    place = 'refused'
    return refuse(reason)
  }

  function readHeader(record: string): null {
    if (getField(record, control.type) !== recordTypes.fileHeader || getField(record, fileHeader.direction) !== '2')
      return refuseAll('not_a_return')
    place = 'file'
    const bank = getField(record, control.bank)
    layout = getLayout(bank)
    header = {
      bank,
      branch: getField(record, layout.branch),
      number: layout.account && getField(record, layout.account),
      digits: layout.digits.map((field) => getField(record, field)).filter((digit) => digit !== ' '),
      agreements: layout.agreements.map((field) => getField(record, field)),
      sequence: parseAmount(record, fileHeader.sequence),
      generatedOn: parseCivilDate(getField(record, fileHeader.generatedOn)) ?? null,
    }
    return null
  }

  function readTitle(record: string): ReturnEntry | null {
    const before = endTitle()
    const effect = getEffect(header!.bank, getField(record, movementField))
    const nominal = parseAmount(record, layout!.nominal) ?? 0
    lot.titles += nominal
    if (effect === 'money') lot.settled += nominal
    open = { record, line, effect }
    return before
  }

  /** Ends a title; a segment T without U is a complete entry if it is not about money. */
  function endTitle(): ReturnEntry | null {
    if (!open) return null
    const title = open
    open = null
    if (tellsOfMoney(title.effect)) return leaveOut('segment_pair', title.line)
    return getEntry(title, { paidOn: null, creditedOn: null, amount: 0 })
  }

  function readAmounts(record: string): ReturnEntry | null {
    if (!open || getField(open.record, movementField) !== getField(record, movementField)) {
      open = null
      return leaveOut('segment_pair')
    }
    const title = open
    open = null
    const isMoney = tellsOfMoney(title.effect)
    const amount = parseAmount(record, segmentU.paid) ?? (isMoney ? null : 0)
    if (amount === null) return leaveOut('digits')
    const paidOn = parseCivilDate(getField(record, segmentU.paidOn)) ?? null
    if (paidOn === null && isMoney && amount > 0) return leaveOut('date')
    if (title.effect === 'money') lot.paid += amount
    return getEntry(title, {
      paidOn: paidOn ?? (amount > 0 ? header!.generatedOn : null),
      creditedOn: parseCivilDate(getField(record, segmentU.creditedOn)) ?? null,
      amount,
    })
  }

  function getEntry(title: NonNullable<typeof open>, told: Pick<ReturnEntry, 'paidOn' | 'creditedOn' | 'amount'>): ReturnEntry {
    const { record, line: at, effect } = title
    entries++
    return {
      line: at,
      ourNumber: readOurNumber(record, layout!.ourNumber),
      movement: getField(record, movementField),
      effect,
      ...told,
      dueOn: parseCivilDate(getField(record, layout!.dueOn)) ?? null,
      fee: parseAmount(record, layout!.fee) ?? 0,
      reasons: (getField(record, layout!.reasons).match(/[^\s]{2}/g) ?? []).filter((code) => code !== '00').join(' '),
    }
  }

  function endLot(record: string): ReturnEntry | null {
    place = 'file'
    const last = endTitle()
    const counted = parseAmount(record, lotTrailer.records)
    // Some banks count only the detail records.
    if (counted !== lot.records && counted !== lot.records - 2) refuse('lot_count')
    const total = layout!.hasTotals ? lotTrailer.amounts.reduce((sum, field) => sum + (parseAmount(record, field) ?? 0), 0) : 0
    const { titles, settled, paid } = lot
    const isMissing = lot.unread > 0 && total > titles
    // FEBRABAN's total covers all titles of the lot; some banks leave out unpaid ones, or give the amount paid.
    if (total > 0 && ![titles, settled, paid].includes(total) && !isMissing) refuse('lot_amount')
    return last
  }

  function readRecord(record: string): ReturnEntry | null {
    if (place === 'start') return readHeader(record)
    if (place === 'end') return refuse('after_end')
    if (getField(record, control.bank) !== header!.bank) return refuse('bank_code')
    const type = getField(record, control.type)
    if (place === 'file' && type === recordTypes.fileTrailer) {
      place = 'end'
      if (parseAmount(record, fileTrailer.lots) !== lots) refuse('lots_count')
      if (parseAmount(record, fileTrailer.records) !== records) refuse('file_count')
      return null
    }
    if (place === 'file' && type === recordTypes.lotHeader) {
      place = 'lot'
      lots++
      lot = { number: getField(record, control.lot), records: 1, unread: 0, titles: 0, settled: 0, paid: 0 }
      return null
    }
    if (place !== 'lot') return refuse('record_type')
    lot.records++
    if (getField(record, control.lot) !== lot.number) refuse('lot_number')
    if (type === recordTypes.lotTrailer) return endLot(record)
    if (type !== recordTypes.detail) return refuse('record_type')
    const segment = getField(record, control.segment)
    if (segment === 'T') return readTitle(record)
    // Others explain an entry; they hold no money.
    return segment === 'U' ? readAmounts(record) : null
  }

  return {
    /** Whether nothing of the file will be booked, whatever follows. */
    isRefused: () => refusals.length > 0,
    /** The header; null before the first line, or if that line is no header. */
    header: () => header,
    /** Takes the next line without its end; returns the entry that it completes, if any. */
    push(bytes: Buffer): ReturnEntry | null {
      line++
      if (place === 'refused' || isBlank(bytes)) return null
      records++
      if (place === 'start' && bytes.length === formerRecordLength) return refuseAll('cnab_400')
      const record = parseRecordLine(bytes, line === 1)
      if (typeof record === 'string') return readRecord(record)
      if (place === 'lot') {
        // It is not known which segment this was: counts and totals tell whether it was one.
        lot.records++
        return leaveOut(record.problem)
      }
      if (place !== 'start') return refuse(record.problem)
      return refuseAll(/^\d{3}00000/.test(bytes.toString('latin1', 0, 8)) ? record.problem : 'not_a_return')
    },
    /** Returns the reasons for refusing the file, or else the lines that could not be read. */
    end(): { isRefused: boolean; problems: readonly BankFileProblem[] } {
      if (place !== 'end' && refusals.length === 0) refuse('cut', line + 1)
      const isRefused = refusals.length > 0
      if (isRefused) return { isRefused, problems: [...refusals, ...unread].slice(0, maxProblems) }
      return { isRefused: entries === 0 && unread.length > 0, problems: unread }
    },
  }
}

const tellsOfMoney = (effect: MovementEffect) => effect === 'money' || effect === 'uncertain' || effect === 'unknown'

/** Cents, or a count; null where the field is no number. */
function parseAmount(record: string, field: Field): number | null {
  const text = getField(record, field)
  return /^\d+$/.test(text) ? Number(text) : null
}
