import { crc32, inflateSync } from 'node:zlib'
import type { ReadImage } from './read-image.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Excludes text, dates, location, animation and private chunks. */
const kept = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT'])

/** Bytes of a colour profile; those of cameras and printers take less than 3 MB. */
const mostOfProfile = 4_194_304

/** Rebuilds a PNG without metadata; null when it is not a complete PNG. */
export function readPng(file: Buffer): ReadImage | null {
  if (!file.subarray(0, 8).equals(signature)) return null
  const parts: Buffer[] = [signature]
  let size: { width: number; height: number } | null = null
  let hasPixels = false
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    if (end > file.length) return null
    const type = file.toString('latin1', at + 4, at + 8)
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null
    if ((type === 'IHDR') !== (size === null)) return null
    if (type === 'IHDR') {
      if (length !== 13) return null
      size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) }
    }
    // An upper-case first letter marks a critical chunk.
    if (!kept.has(type) && /^[A-Z]/.test(type)) return null
    if (kept.has(type) && (type !== 'iCCP' || isProfile(file.subarray(at + 8, end - 4)))) parts.push(file.subarray(at, end))
    hasPixels ||= type === 'IDAT' && length > 0
    // Drops data after the end, which may be another file.
    if (type === 'IEND') return size && hasPixels ? { kind: 'png', ...size, bytes: Buffer.concat(parts) } : null
    at = end
  }
  return null
}

/** Name, NUL, method 0, then the compressed profile, which may swell to gigabytes. */
function isProfile(data: Buffer): boolean {
  const name = data.indexOf(0)
  try {
    return name > 0 && data[name + 1] === 0 && inflateSync(data.subarray(name + 2), { maxOutputLength: mostOfProfile }).length > 0
  } catch {
    return false
  }
}
