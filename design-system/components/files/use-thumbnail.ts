import { useEffect, useState } from 'react'

/** In pixels: the 48 of a card, for sharp screens. */
const side = 96

/** A small square picture of an image as a data address; null for what the browser cannot draw, such as most HEIC. */
async function drawThumbnail(file: Blob): Promise<string | null> {
  try {
    const image = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const scale = Math.max(side / image.width, side / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    canvas.getContext('2d')?.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
    image.close()
    return canvas.toDataURL('image/png')
  } catch {
    return null
  }
}

/** The thumbnail of an image once it is drawn, else null. */
export function useThumbnail(file: Blob | undefined): string | null {
  const [thumbnail, setThumbnail] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    if (!file?.type.startsWith('image/')) return
    void drawThumbnail(file).then((drawn) => {
      if (current) setThumbnail(drawn)
    })
    return () => {
      current = false
    }
  }, [file])
  return thumbnail
}
