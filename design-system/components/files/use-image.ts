import { useEffect, useState } from 'react'
import type { PixelSize } from './crop-size.ts'

export interface ReadImage extends PixelSize {
  /** A data URL. */
  src: string
}

export function dataAddress(file: Blob): Promise<string> {
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

/** Decodes an image file: null while loading, `unreadable` if the browser cannot decode it. */
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
