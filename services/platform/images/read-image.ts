import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'

/** A picture as its own header describes it. */
export interface ReadImage {
  kind: 'png' | 'jpg'
  /** In pixels. */
  width: number
  height: number
  /** The picture alone: what the camera noted, and any file hidden behind it, are gone. */
  bytes: Buffer
}

const extensions: Record<ReadImage['kind'], readonly string[]> = { png: ['png'], jpg: ['jpg', 'jpeg'] }
const mimes: Record<ReadImage['kind'], string> = { png: 'image/png', jpg: 'image/jpeg' }
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/**
 * Reads an uploaded picture. Name, announced kind and content have to say the same.
 *
 * @returns `heic` for an iPhone's own kind, `type` for anything else that is neither PNG nor JPEG or is not whole
 */
export function readImage(file: Buffer, { name, type }: { name: string; type: string }): ReadImage | 'heic' | 'type' {
  if (file.toString('latin1', 4, 8) === 'ftyp' && heicBrands.includes(file.toString('latin1', 8, 12))) return 'heic'
  const image = readPng(file) ?? readJpeg(file)
  if (!image) return 'type'
  const extension = /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return extensions[image.kind].includes(extension) && type.toLowerCase() === mimes[image.kind] ? image : 'type'
}
