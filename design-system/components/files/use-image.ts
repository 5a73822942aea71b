import { useEffect, useState } from 'react'
import type { PixelSize } from './crop-size.ts'

/** An image that is ready to be drawn. */
export interface ReadImage extends PixelSize {
  /** A data address. */
  src: string
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })
}

async function readImage(file: Blob): Promise<ReadImage> {
  const image = new Image()
  image.src = await dataAddress(file)
  await image.decode()
  return { src: image.src, width: image.naturalWidth, height: image.naturalHeight }
}

/** Reads an image file: null while it is being read, `unreadable` when the browser cannot show it. */
export function useImage(file: Blob): ReadImage | 'unreadable' | null {
  const [read, setRead] = useState<{ file: Blob; image: ReadImage | 'unreadable' } | null>(null)
  useEffect(() => {
    let current = true
    readImage(file)
      .catch(() => 'unreadable' as const)
      .then((image) => {
        if (current) setRead({ file, image })
      })
    return () => {
      current = false
    }
  }, [file])
  return read?.file === file ? read.image : null
}
