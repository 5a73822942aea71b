export interface FileType {
  extensions: readonly string[]
  mimes: readonly string[]
}

export type DetectedType = 'png' | 'jpg' | 'pdf' | 'heic'

export const fileTypes = {
  pdf: { extensions: ['pdf'], mimes: ['application/pdf'] },
  jpg: { extensions: ['jpg', 'jpeg'], mimes: ['image/jpeg'] },
  png: { extensions: ['png'], mimes: ['image/png'] },
  heic: { extensions: ['heic', 'heif'], mimes: ['image/heic', 'image/heif'] },
} as const satisfies Record<DetectedType, FileType>

export const leadingBytes = 16

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Detects the type by a file's first bytes (`leadingBytes` suffice), whatever its name; null for other types. */
export function detectFileType(bytes: Uint8Array): DetectedType | null {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (ascii(bytes, 4, 8) === 'ftyp' && heicBrands.includes(ascii(bytes, 8, 12))) return 'heic'
  return null
}

export function extensionOf(name: string): string {
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
