const header = 'Exif\0\0'
const orientationTag = 0x0112

/** Exif orientation (1 to 8) from a JPEG's APP1 data; 1, upright, when unreadable. */
export function exifOrientation(data: Buffer): number {
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

export function orientationSegment(orientation: number): Buffer {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const tiff = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0])
  const length = 2 + header.length + tiff.length
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, length]), Buffer.from(header, 'latin1'), tiff])
}
