import { lazy, Suspense } from 'react'
import { Button } from '../actions/button.tsx'
import { statusIcons } from '../feedback/status-icons.tsx'
import { deepestZoom, type PixelSize } from './crop-size.ts'
import { useImage } from './use-image.ts'

const ImageCropPanel = lazy(() => import('./image-crop-panel.tsx'))

export interface ImageCropProps {
  image: Blob
  /** The smallest area that may be chosen, in pixels of the original; it gives the frame its proportion. */
  least: PixelSize
  words: ImageCropWords
  /** The kind of the result; JPEG unless said otherwise. */
  type?: 'image/jpeg' | 'image/png' | undefined
  /** Hears the chosen area at the resolution of the original. */
  onCrop: (cropped: Blob, size: PixelSize) => void
  onCancel: () => void
}

/** Chooses the part of an image that is used. An image that is too small, or none, is refused with the reason. */
export function ImageCrop({ image, ...props }: ImageCropProps) {
  const { least, words, onCancel } = props
  const read = useImage(image)
  const waiting = <div className="image-crop__waiting" aria-busy="true" />
  if (!read) return waiting

  const isUnreadable = read === 'unreadable'
  if (isUnreadable || deepestZoom(read, least) < 1) {
    return (
      <div className="image-crop__root">
        <p className="image-crop__refusal" role="alert">
          {statusIcons.danger}
          <span>{isUnreadable ? words.unreadable : words.tooSmall(read.width, read.height)}</span>
        </p>
        <div className="image-crop__actions">
          <Button onClick={onCancel}>{words.cancel}</Button>
        </div>
      </div>
    )
  }
  return (
    <Suspense fallback={waiting}>
      {/* A new image resets the crop. */}
      <ImageCropPanel key={read.src} {...props} image={read} />
    </Suspense>
  )
}

/** What cropping says. Sizes are in pixels of the original image. */
export interface ImageCropWords {
  /** Names the whole. */
  title: string
  /** Names the frame that the image moves behind. */
  frame: string
  /** Seen below the image: drag it, or move it with the arrow keys. */
  instructions: string
  /** Where the frame is, from 0 to 100 of the way across and down. */
  position: (across: number, down: number) => string
  zoom: string
  zoomIn: string
  zoomOut: string
  chosen: (width: number, height: number) => string
  tooSmall: (width: number, height: number) => string
  /** The file is no image, or one of a kind that the browser cannot show. */
  unreadable: string
  confirm: string
  cancel: string
}
