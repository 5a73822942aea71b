/** In pixels of the original image. */
export interface PixelSize {
  width: number
  height: number
}

export function largestCrop(image: PixelSize, ratio: number): PixelSize {
  const width = Math.min(image.width, image.height * ratio)
  return { width, height: width / ratio }
}

/** Returns the zoom at which the visible area has `least` pixels; below 1 the image is too small. */
export function deepestZoom(image: PixelSize, least: PixelSize): number {
  return largestCrop(image, least.width / least.height).width / least.width
}

/** Returns the whole pixels of the original visible at a zoom from 1 to `deepestZoom`: never fewer than `least`. */
export function cropSize(image: PixelSize, least: PixelSize, zoom: number): PixelSize {
  const largest = largestCrop(image, least.width / least.height)
  return {
    width: Math.min(image.width, Math.max(least.width, Math.round(largest.width / zoom))),
    height: Math.min(image.height, Math.max(least.height, Math.round(largest.height / zoom))),
  }
}
