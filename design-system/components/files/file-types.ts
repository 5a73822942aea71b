export interface FileType {
  extensions: readonly string[]
  mimes: readonly string[]
}

/** `zip` and `ole` hold what Office writes today and what it wrote before. */
export type DetectedType = 'png' | 'jpg' | 'pdf' | 'heic' | 'zip' | 'ole'

/** The accepted file types. The first MIME type is the registered one; the others are alternatives that systems use. */
export const fileTypes = {
  pdf: { extensions: ['pdf'], mimes: ['application/pdf'], content: 'pdf' },
  jpg: { extensions: ['jpg', 'jpeg'], mimes: ['image/jpeg'], content: 'jpg' },
  png: { extensions: ['png'], mimes: ['image/png'], content: 'png' },
  heic: { extensions: ['heic', 'heif'], mimes: ['image/heic', 'image/heif'], content: 'heic' },
  doc: { extensions: ['doc'], mimes: ['application/msword'], content: 'ole' },
  docx: { extensions: ['docx'], mimes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'], content: 'zip' },
  xls: { extensions: ['xls'], mimes: ['application/vnd.ms-excel', 'application/x-msexcel'], content: 'ole' },
  xlsx: { extensions: ['xlsx'], mimes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'], content: 'zip' },
  csv: { extensions: ['csv'], mimes: ['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/plain'], content: null },
} as const satisfies Record<string, FileType & { content: DetectedType | null }>

/** The bytes in which readers look for a PDF's first line, since scanners and mail gateways write lines before it. */
export const leadingBytes = 1029

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Detects the type by a file's first bytes (`leadingBytes` suffice), whatever its name; null for other types. */
export function detectFileType(bytes: Uint8Array): DetectedType | null {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (ascii(bytes, 0, 4) === 'PK\x03\x04') return 'zip'
  if (ascii(bytes, 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'ole'
  if (ascii(bytes, 4, 8) === 'ftyp' && heicBrands.includes(ascii(bytes, 8, 12))) return 'heic'
  return ascii(bytes, 0, leadingBytes).includes('%PDF-') ? 'pdf' : null
}

export function getExtension(name: string): string {
  return /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

export function acceptAttribute(types: readonly FileType[]): string {
  return types.flatMap(({ extensions, mimes }) => [...extensions.map((extension) => `.${extension}`), ...mimes]).join(',')
}

/** Formats bytes in units of 1024: 5 * 1024 * 1024 is `5 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(3, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const unit = ['byte', 'kilobyte', 'megabyte', 'gigabyte'][step]
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: step ? 'short' : 'long',
    maximumFractionDigits: step > 1 ? 1 : 0,
  })
  return format.format(bytes / 1024 ** step)
}
