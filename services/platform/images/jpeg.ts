import { exifOrientation, orientationSegment } from './exif-orientation.ts'
import type { ReadImage } from './read-image.ts'

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
