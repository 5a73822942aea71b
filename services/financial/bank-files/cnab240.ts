/** CNAB 240 of FEBRABAN, collection service: positions of the fields, from 1, both ends included. */

export const recordLength = 240

/** The record length of CNAB 400, whose fields differ from bank to bank. */
export const formerRecordLength = 400

export type Field = readonly [from: number, to: number]

/** The fields with which every record begins. */
export const control = { bank: [1, 3], lot: [4, 7], type: [8, 8], segment: [14, 14] } as const satisfies Record<string, Field>

export const recordTypes = { fileHeader: '0', lotHeader: '1', detail: '3', lotTrailer: '5', fileTrailer: '9' } as const

export const fileHeader = {
  /** 1 remittance, 2 return. */
  direction: [143, 143],
  generatedOn: [144, 151],
  sequence: [158, 163],
} as const satisfies Record<string, Field>

/** The movement field of segments T and U. */
export const movementField: Field = [16, 17]

/** Position of our own 17-digit number as it was given to the bank; the same for every bank. */
export const agreedNumber: Field = [38, 57]

export const segmentU = {
  paid: [78, 92],
  paidOn: [138, 145],
  creditedOn: [146, 153],
} as const satisfies Record<string, Field>

/** The trailer of a lot; `amounts` are those of titles in each of four portfolios. */
export const lotTrailer = {
  records: [18, 23],
  amounts: [
    [30, 46],
    [53, 69],
    [76, 92],
    [99, 115],
  ],
} as const satisfies Record<string, Field | readonly Field[]>

export const fileTrailer = { lots: [18, 23], records: [24, 29] } as const satisfies Record<string, Field>

export const getField = (record: string, [from, to]: Field): string => record.slice(from - 1, to)

/** `DDMMAAAA` as `YYYY-MM-DD`; null for zeros or spaces, undefined for no day. */
export function parseCivilDate(text: string): string | null | undefined {
  if (/^(0{8}| {8})$/.test(text)) return null
  const date = `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : null
  return instant && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : undefined
}

/** `YYYY-MM-DD` as `DDMMAAAA`. */
export const compactDate = (date: string): string => `${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(0, 4)}`

/** Returns the nosso número as the bank writes it, but our own 17-digit number in full even if leading zeros were dropped or added. */
export function readOurNumber(record: string, field: Field): string {
  const agreed = getField(record, agreedNumber)
  if (/^\d{17} {3}$/.test(agreed)) return agreed.trimEnd()
  const digits = getField(record, field).trim()
  const isWhole = field[0] === agreedNumber[0] && field[1] === agreedNumber[1]
  return isWhole && /^\d{10,}$/.test(digits) ? digits.slice(-17).padStart(17, '0') : digits
}
