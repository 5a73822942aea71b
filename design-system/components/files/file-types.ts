/** A kind of file that an upload may take: how its name ends, and what browsers call it. */
export interface FileType {
  extensions: readonly string[]
  mimes: readonly string[]
}

/** The kinds with a signature in their first bytes. */
export type DetectedType = 'png' | 'jpg' | 'pdf' | 'heic'

export const fileTypes = {
  pdf: { extensions: ['pdf'], mimes: ['application/pdf'] },
  jpg: { extensions: ['jpg', 'jpeg'], mimes: ['image/jpeg'] },
  png: { extensions: ['png'], mimes: ['image/png'] },
  heic: { extensions: ['heic', 'heif'], mimes: ['image/heic', 'image/heif'] },
} as const satisfies Record<DetectedType, FileType>

/** How many bytes `detectFileType` needs to see. */
export const leadingBytes = 16

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The kind by the first bytes of a file, whatever its name. Null for every other kind. */
export function detectFileType(bytes: Uint8Array): DetectedType | null {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (ascii(bytes, 4, 8) === 'ftyp' && heicBrands.includes(ascii(bytes, 8, 12))) return 'heic'
  return null
}

/** `photo.JPG` gives `jpg`; empty for a name without an extension. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** What the native `accept` attribute takes. */
export function acceptAttribute(types: readonly FileType[]): string {
  return types.flatMap(({ extensions, mimes }) => [...extensions.map((extension) => `.${extension}`), ...mimes]).join(',')
}

/** 1024 to the step, as limits are given: 5 * 1024 * 1024 is `5 MB`. */
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
