import type { PixelSize } from './crop-size.ts'

const jpegQuality = 0.92

export const turnedSize = ({ width, height }: PixelSize): PixelSize => ({ width: height, height: width })

/**
 * Draws a rectangle of an image, in the image's own pixels, perhaps turned by a quarter. Throws when the browser cannot draw it.
 *
 * @param quarters 1 turns it clockwise, -1 the other way
 */
export async function drawImage(
  src: string,
  { x, y, width, height }: PixelSize & { x: number; y: number },
  type: 'image/jpeg' | 'image/png',
  quarters: 0 | 1 | -1 = 0,
): Promise<Blob> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, quarters ? turnedSize({ width, height }) : { width, height })
  const context = canvas.getContext('2d')
  // JPEG has no transparency: transparent pixels would become black.
  if (type === 'image/jpeg' && context) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((quarters * Math.PI) / 2)
  context?.drawImage(image, x, y, width, height, -width / 2, -height / 2, width, height)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality))
  if (!drawn) throw new Error('The image could not be drawn')
  return drawn
}
