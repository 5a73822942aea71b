import { lazy, Suspense } from 'react'
import { Button } from '../actions/button.tsx'
import { statusIcons } from '../feedback/status-icons.tsx'
import { deepestZoom, type PixelSize } from './crop-size.ts'
import { useImage } from './use-image.ts'

const ImageCropPanel = lazy(() => import('./image-crop-panel.tsx'))

export interface ImageCropProps {
  image: Blob
  /** The smallest accepted area, in pixels of the original; also defines the aspect ratio. */
  least: PixelSize
  words: ImageCropWords
  type?: 'image/jpeg' | 'image/png' | undefined
  /** The cropped image has the resolution of the original. */
  onCrop: (cropped: Blob, size: PixelSize) => void
  onCancel: () => void
}

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
      <ImageCropPanel key={read.src} {...props} image={read} />
    </Suspense>
  )
}

/** Sizes are in pixels of the original image. */
export interface ImageCropWords {
  title: string
  frame: string
  instructions: string
  position: (across: number, down: number) => string
  zoom: string
  zoomIn: string
  zoomOut: string
  chosen: (width: number, height: number) => string
  tooSmall: (width: number, height: number) => string
  unreadable: string
  confirm: string
  cancel: string
}
