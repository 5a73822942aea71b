import type { CSSProperties } from 'react'
import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { Button } from '../actions/button.tsx'
import { cropImage } from './crop-image.ts'
import { cropAt, deepestZoom } from './crop-size.ts'
import { CropZoom } from './crop-zoom.tsx'
import type { ImageCropProps } from './image-crop.tsx'
import type { ReadImage } from './use-image.ts'

/** How much of the way a value has gone, from 0 to 100. */
function share(value: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.max(0, Math.round((100 * value) / whole))) : 0
}

/** The image behind a fixed frame: dragged, pinched, or moved and zoomed by keys, slider and buttons. */
export default function ImageCropPanel({
  image,
  least,
  words,
  type = 'image/jpeg',
  onCrop,
  onCancel,
}: Omit<ImageCropProps, 'image'> & { image: ReadImage }) {
  const maxZoom = deepestZoom(image, least)
  const ratio = image.width / image.height
  const cropper = useImageCropper({
    aspectRatio: least.width / least.height,
    fixedCropArea: true,
    maxZoom,
    // In pixels of the screen.
    nudgeStep: 8,
    nudgeStepShift: 40,
    translations: { rootLabel: words.title, selectionLabel: () => words.frame, selectionInstructions: words.instructions },
  })
  const { x, y } = cropper.getCropData()
  // The cropper's own size comes from rounded pixels of the screen, and may be one too many.
  const size = cropAt(image, least, cropper.zoom)
  const left = Math.min(x, image.width - size.width)
  const top = Math.min(y, image.height - size.height)
  const across = share(left, image.width - size.width)
  const down = share(top, image.height - size.height)

  async function confirm() {
    const cropped = await cropImage(image.src, { x: left, y: top, ...size }, type)
    onCrop(cropped, size)
  }

  return (
    <ImageCropper.RootProvider
      value={cropper}
      className="image-crop__root"
      // The part's own English descriptions give way to the words below the image.
      aria-roledescription=""
      aria-description=""
      aria-live="off"
    >
      <div className="image-crop__stage">
        <ImageCropper.Viewport className="image-crop__viewport" style={{ aspectRatio: ratio, '--image-ratio': ratio } as CSSProperties}>
          <ImageCropper.Image className="image-crop__image" src={image.src} />
          <ImageCropper.Selection
            className="image-crop__frame"
            aria-roledescription=""
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={across}
            aria-valuetext={words.position(across, down)}
          />
        </ImageCropper.Viewport>
      </div>
      <p className="image-crop__instructions">{words.instructions}</p>
      <CropZoom words={words} zoom={cropper.zoom} max={maxZoom} onZoom={cropper.setZoom} />
      <output className="image-crop__chosen">{words.chosen(size.width, size.height)}</output>
      <div className="image-crop__actions">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button variant="primary" onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      </div>
    </ImageCropper.RootProvider>
  )
}
