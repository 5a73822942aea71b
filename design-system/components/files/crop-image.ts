import type { PixelSize } from './crop-size.ts'

const jpegQuality = 0.92

/**
 * A part of an image, in its own pixels.
 *
 * @throws Error when the browser cannot draw it
 */
export async function cropImage(
  src: string,
  { x, y, width, height }: PixelSize & { x: number; y: number },
  type: 'image/jpeg' | 'image/png',
): Promise<Blob> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  // A JPEG has no transparency, and black would stand in its place.
  if (type === 'image/jpeg' && context) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
  }
  context?.drawImage(image, x, y, width, height, 0, 0, width, height)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality))
  if (!drawn) throw new Error('The image could not be cropped')
  return drawn
}
