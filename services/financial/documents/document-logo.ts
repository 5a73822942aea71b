import { inflateSync } from 'node:zlib'
import type { Pdf } from './document-text.ts'
import { drawSvg, readSvg } from './svg-drawing.ts'

export type ReportLogo = `data:image/${'svg+xml' | 'png' | 'jpeg'};base64,${string}`

/** More pixels are not decoded. */
const mostPixels = 2048 ** 2

/** A logo with its own size, in any unit. */
interface Picture {
  width: number
  height: number
  draw(x: number, y: number, scale: number): void
}

/** Reads a logo, null where it is broken or too large. */
export function readLogo(pdf: Pdf, logo: ReportLogo): Picture | null {
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

/** pdfkit decodes a PNG later, where nothing catches what a broken one throws. */
function checkPixels({ imgData, image }: OpenedImage): void {
  if (!imgData || !image) return
  const line = 1 + Math.ceil((image.width * image.pixelBitlength) / 8)
  const pixels = inflateSync(imgData, { maxOutputLength: 9 * mostPixels })
  if (image.interlaceMethod === 1) return
  if (pixels.length < line * image.height) throw new Error('The picture is not whole')
  for (let row = 0; row < image.height; row++) if (pixels[row * line]! > 4) throw new Error('The picture is broken')
}

/** What pdfkit's types leave out. */
interface ImageOpener {
  openImage(bytes: Uint8Array): OpenedImage
}

interface OpenedImage {
  width: number
  height: number
  /** Of a PNG. */
  imgData?: Uint8Array
  image?: { width: number; height: number; pixelBitlength: number; interlaceMethod: number }
}
