import { isUtf8 } from 'node:buffer'
import type { BankFileProblem } from '#api/bank-files.ts'
import {
  civilDateIn,
  control,
  formerRecordLength,
  type Field,
  fieldOf,
  fileHeader,
  fileTrailer,
  lotTrailer,
  movements,
  ourNumberIn,
  recordLength,
  recordTypes,
  segmentT,
  segmentU,
} from './cnab240.ts'

export interface ReturnHeader {
  /** COMPE. */
  bank: string
  /** As written, filled up with zeros or spaces. */
  agreement: string
  branch: string
  number: string
  digit: string
  sequence: number
  generatedOn: string | null
}

export interface ReturnEntry {
  /** Of its segment T. */
  line: number
  ourNumber: string
  movement: string
  paidOn: string | null
  creditedOn: string | null
  /** Cents that the payer paid. */
  amount: number
  /** Cents that the bank kept. */
  fee: number
}

type Reason = BankFileProblem['reason']

/** More of them say nothing new. */
const maxProblems = 50

/**
 * Reads a return file line by line, in constant memory. Entries hold only once `end` has found no problem: the trailers count what came
 * before them.
 */
export function createReturnReader() {
  const problems: BankFileProblem[] = []
  let header: ReturnHeader | null = null
  let line = 0
  let isFormer = false
  let place: 'start' | 'file' | 'lot' | 'end' = 'start'
  let lots = 0
  let lotRecords = 0
  let open: { record: string; line: number } | null = null

  const tell = (reason: Reason, at = line) => {
    if (problems.length < maxProblems) problems.push({ line: at, reason })
    return null
  }
  const digitsOf = (record: string, field: Field): number => {
    const text = fieldOf(record, field)
    if (!/^\d+$/.test(text)) tell('digits')
    return Number(text)
  }
  const dateOf = (record: string, field: Field): string | null => {
    const date = civilDateIn(fieldOf(record, field))
    return date === undefined ? tell('date') : date
  }

  function readHeader(record: string): null {
    if (fieldOf(record, control.type) !== recordTypes.fileHeader || fieldOf(record, fileHeader.direction) !== '2')
      return tell('not_a_return')
    place = 'file'
    header = {
      bank: fieldOf(record, control.bank),
      agreement: fieldOf(record, fileHeader.agreement),
      branch: fieldOf(record, fileHeader.branch),
      number: fieldOf(record, fileHeader.account),
      digit: fieldOf(record, fileHeader.accountDigit),
      sequence: digitsOf(record, fileHeader.sequence),
      generatedOn: dateOf(record, fileHeader.generatedOn),
    }
    return null
  }

  function readDetail(record: string): ReturnEntry | null {
    const segment = fieldOf(record, control.segment)
    if (segment === 'T') {
      if (open) tell('segment_pair', open.line)
      open = { record, line }
      return null
    }
    // Others explain an entry; they hold no money.
    if (segment !== 'U') return null
    const t = open
    open = null
    const movement = fieldOf(record, segmentU.movement)
    if (!t || fieldOf(t.record, segmentT.movement) !== movement) return tell('segment_pair')
    const paidOn = dateOf(record, segmentU.paidOn)
    if (paidOn === null && movements.money.includes(movement)) tell('date')
    return {
      line: t.line,
      ourNumber: ourNumberIn(fieldOf(t.record, segmentT.ourNumber)),
      movement,
      paidOn,
      creditedOn: dateOf(record, segmentU.creditedOn),
      amount: digitsOf(record, segmentU.paid),
      fee: digitsOf(t.record, segmentT.fee),
    }
  }

  function readRecord(record: string): ReturnEntry | null {
    if (place === 'start') return readHeader(record)
    if (place === 'end') return tell('after_end')
    if (fieldOf(record, control.bank) !== header!.bank) tell('bank_code')
    const type = fieldOf(record, control.type)
    if (place === 'file' && type === recordTypes.fileTrailer) {
      place = 'end'
      if (digitsOf(record, fileTrailer.lots) !== lots) tell('lots_count')
      if (digitsOf(record, fileTrailer.records) !== line) tell('file_count')
      return null
    }
    if (place === 'file' && type === recordTypes.lotHeader) {
      place = 'lot'
      lots++
      lotRecords = 1
      if (Number(fieldOf(record, control.lot)) !== lots) tell('lot_number')
      return null
    }
    if (place !== 'lot') return tell('record_type')
    lotRecords++
    if (Number(fieldOf(record, control.lot)) !== lots) tell('lot_number')
    if (type === recordTypes.detail) return readDetail(record)
    if (type !== recordTypes.lotTrailer) return tell('record_type')
    place = 'file'
    if (open) tell('segment_pair', open.line)
    open = null
    if (digitsOf(record, lotTrailer.records) !== lotRecords) tell('lot_count')
    return null
  }

  return {
    problems: problems as readonly BankFileProblem[],
    /** Null before the first line, and where that is no header. */
    header: () => header,
    /** The next line without its end, as ISO 8859-1; the entry that it completes, if it does. */
    push(bytes: Buffer): ReturnEntry | null {
      line++
      if (line === 1 && bytes.subarray(0, 3).equals(byteOrderMark)) return tell('byte_order_mark')
      // Each of its lines would be told of.
      if (line === 1 && bytes.length === formerRecordLength && !isUtf8Text(bytes)) isFormer = true
      if (isFormer) return line === 1 ? tell('cnab_400') : null
      const reason = lengthProblem(bytes)
      if (reason) return tell(reason)
      return readRecord(bytes.toString('latin1'))
    },
    end(): readonly BankFileProblem[] {
      if (place !== 'end' && problems.length === 0) {
        line++
        tell('cut')
      }
      return problems
    },
  }
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

const isUtf8Text = (bytes: Buffer) => isUtf8(bytes) && bytes.some((byte) => byte > 0x7f)

/** Accents take two bytes in UTF-8, and what follows stands in other positions than it should. */
function lengthProblem(bytes: Buffer): Reason | null {
  if (isUtf8Text(bytes)) return 'encoding'
  return bytes.length === recordLength ? null : 'record_length'
}
