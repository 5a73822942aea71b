import type { ReadImage } from './read-image.ts'

const header = 'Exif\0\0'
const orientationTag = 0x0112

/** Exif orientation (1 to 8) from a JPEG's APP1 data; 1, upright, when unreadable. */
function exifOrientation(data: Buffer): number {
  const tiff = data.subarray(header.length)
  if (data.toString('latin1', 0, header.length) !== header || tiff.length < 8) return 1
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12
    if (short(at) !== orientationTag) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

function orientationSegment(orientation: number): Buffer {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const tiff = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0])
  const length = 2 + header.length + tiff.length
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, length]), Buffer.from(header, 'latin1'), tiff])
}

const startOfScan = 0xda
const endOfImage = 0xd9
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Excludes camera data, location, previews and comments. */
const kept = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd, 0xe0, 0xe2, 0xee])
const profileName = 'ICC_PROFILE\0'

/** Rebuilds a JPEG without metadata except its orientation; null when it is not a complete JPEG. */
export function readJpeg(file: Buffer): ReadImage | null {
  if (file[0] !== 0xff || file[1] !== 0xd8) return null
  const parts = [file.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let hasScan = false
  let orientation = 1
  let at = 2
  while (at + 2 <= file.length) {
    if (file[at] !== 0xff) return null
    const marker = file[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    // Drops data after the end, which may be another file.
    if (marker === endOfImage)
      return size && hasScan
        ? { kind: 'jpg', ...(orientation < 5 ? size : turned(size)), bytes: Buffer.concat([...parts, file.subarray(at, at + 2)]) }
        : null
    if (at + 4 > file.length) return null
    const length = file.readUInt16BE(at + 2)
    let end = at + 2 + length
    if (length < 2 || end > file.length) return null
    if (frames.has(marker)) {
      // A second frame could have dimensions that were not checked.
      if (size || length < 8 || file[at + 4] !== 8) return null
      size = { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
    }
    if (marker === startOfScan) {
      if (!size) return null
      hasScan = true
      end = endOfScan(file, end)
    }
    // Written once and before the frame, so that no decoder reads another orientation.
    if (marker === 0xe1 && orientation === 1 && !size) {
      orientation = exifOrientation(file.subarray(at + 4, end))
      if (orientation !== 1) parts.push(orientationSegment(orientation))
    }
    const isPart = kept.has(marker) && (marker !== 0xe2 || file.toString('latin1', at + 4, at + 16) === profileName)
    if (isPart) parts.push(file.subarray(at, end))
    at = end
  }
  return null
}

const turned = ({ width, height }: { width: number; height: number }) => ({ width: height, height: width })

/** End of the compressed data: the first marker other than stuffing and restarts. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]!
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return file.length
}
