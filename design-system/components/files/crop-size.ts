/** A size in pixels of the original image. */
export interface PixelSize {
  width: number
  height: number
}

/** The largest area of a width-to-height ratio that an image holds. */
export function largestCrop(image: PixelSize, ratio: number): PixelSize {
  const width = Math.min(image.width, image.height * ratio)
  return { width, height: width / ratio }
}

/**
 * How far one may zoom in until the chosen area has only `least` pixels left: 1 for an image that just fits, and less
 * than 1 for one that is too small.
 */
export function deepestZoom(image: PixelSize, least: PixelSize): number {
  return largestCrop(image, least.width / least.height).width / least.width
}

/** The whole pixels of the original that a frame shows at a zoom, from 1 up to `deepestZoom`: never fewer than `least`. */
export function cropAt(image: PixelSize, least: PixelSize, zoom: number): PixelSize {
  const largest = largestCrop(image, least.width / least.height)
  return {
    width: Math.min(image.width, Math.max(least.width, Math.round(largest.width / zoom))),
    height: Math.min(image.height, Math.max(least.height, Math.round(largest.height / zoom))),
  }
}
