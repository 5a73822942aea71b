import { largestCrop, type PixelSize } from './crop-size.ts'

/** JPEG qualities to try, best first; below the last one faces show artefacts. */
const qualities = [0.92, 0.85, 0.75, 0.6]

/**
 * Re-encodes an image as a JPEG of at most `maxBytes`, no smaller than `least` pixels. The aspect ratios must be about equal.
 * @throws Error when the browser cannot draw the image, or it stays too large
 */
export async function fitImage(image: Blob, least: PixelSize, maxBytes: number): Promise<Blob> {
  const drawn = await createImageBitmap(image)
  try {
    const double = { width: 2 * least.width, height: 2 * least.height }
    for (const size of [drawn.width > double.width ? double : drawn, least]) {
      const canvas = draw(drawn, size, least)
      for (const quality of qualities) {
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
        if (blob && blob.size <= maxBytes) return blob
      }
    }
  } finally {
    drawn.close()
  }
  throw new Error('The image is too heavy')
}

function draw(image: ImageBitmap, { width, height }: PixelSize, least: PixelSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The image cannot be drawn')
  // Rounding may change the aspect ratio by a pixel: crops to the centre instead of stretching.
  const part = width === image.width ? image : largestCrop(image, least.width / least.height)
  context.drawImage(image, (image.width - part.width) / 2, (image.height - part.height) / 2, part.width, part.height, 0, 0, width, height)
  return canvas
}
