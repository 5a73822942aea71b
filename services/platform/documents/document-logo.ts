import { inflateSync } from 'node:zlib'
import type { Pdf } from './document-text.ts'
import { drawSvg, readSvg } from './svg-drawing.ts'

export type DocumentLogo = `data:image/${'svg+xml' | 'png' | 'jpeg'};base64,${string}`

/** More pixels are not decoded. */
const mostPixels = 2048 ** 2

/** A logo with its own size, in any unit. */
interface Picture {
  width: number
  height: number
  draw(x: number, y: number, scale: number): void
}

/** Reads a logo, null where it is broken or too large. */
export function readLogo(pdf: Pdf, logo: DocumentLogo): Picture | null {
  const bytes = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64')
  try {
    if (logo.startsWith('data:image/svg')) {
      const svg = readSvg(bytes.toString())
      return svg && { width: svg.width, height: svg.height, draw: (x, y, scale) => drawSvg(pdf, svg, x, y, scale) }
    }
    const image = (pdf as unknown as ImageOpener).openImage(bytes)
    const { width, height } = image
    if (!(width > 0 && height > 0 && width * height <= mostPixels)) return null
    checkPixels(image)
    return { width, height, draw: (x, y, scale) => void pdf.image(image as never, x, y, { width: width * scale, height: height * scale }) }
  } catch {
    return null
  }
}

/** Start and step of the pixels in each pass of an interlaced PNG: x, y, across, down. */
const interlaced = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** pdfkit decodes a PNG later, where nothing catches what a broken one throws. */
function checkPixels({ imgData, image }: OpenedImage): void {
  if (!imgData || !image) return
  const pixels = inflateSync(imgData, { maxOutputLength: 9 * mostPixels })
  let at = 0
  for (const [x, y, across, down] of image.interlaceMethod === 1 ? interlaced : [[0, 0, 1, 1] as const]) {
    const columns = Math.ceil((image.width - x) / across)
    const rows = columns > 0 ? Math.ceil((image.height - y) / down) : 0
    for (let row = 0; row < rows; row++) {
      // A line begins with the number of its filter.
      if (!(pixels[at]! <= 4)) throw new Error('The picture is broken')
      at += 1 + Math.ceil((columns * image.pixelBitlength) / 8)
    }
  }
  if (pixels.length < at) throw new Error('The picture is not whole')
}

/** What pdfkit's types leave out. */
interface ImageOpener {
  openImage(bytes: Uint8Array): OpenedImage
}

interface OpenedImage {
  width: number
  height: number
  /** The image data of a PNG. */
  imgData?: Uint8Array
  image?: { width: number; height: number; pixelBitlength: number; interlaceMethod: number }
}
