import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'

export interface ReadImage {
  kind: 'png' | 'jpg'
  width: number
  height: number
  bytes: Buffer
}

const extensions: Record<ReadImage['kind'], readonly string[]> = { png: ['png'], jpg: ['jpg', 'jpeg'] }
const mimes: Record<ReadImage['kind'], string> = { png: 'image/png', jpg: 'image/jpeg' }
/** A small file may decompress to more than a browser can hold. */
const mostPixels = 50_000_000
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Reads an upload; extension, type and content must agree. Returns `heic` for Apple's format, `pixels` when too large to show, `type` for anything else invalid. */
export function readImage(file: Buffer, { name, type }: { name: string; type: string }): ReadImage | 'heic' | 'type' | 'pixels' {
  if (file.toString('latin1', 4, 8) === 'ftyp' && heicBrands.includes(file.toString('latin1', 8, 12))) return 'heic'
  const image = readPng(file) ?? readJpeg(file)
  if (!image) return 'type'
  const extension = /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!extensions[image.kind].includes(extension) || type.toLowerCase() !== mimes[image.kind]) return 'type'
  return image.width * image.height > mostPixels ? 'pixels' : image
}
