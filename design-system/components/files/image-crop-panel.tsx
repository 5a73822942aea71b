import type { CSSProperties } from 'react'
import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { Button } from '../actions/button.tsx'
import { deepestZoom } from './crop-size.ts'
import { CropZoom } from './crop-zoom.tsx'
import type { ImageCropProps } from './image-crop.tsx'
import type { ReadImage } from './use-image.ts'

const jpegQuality = 0.92

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
  const { x, y, outputSize } = cropper.getCropData()
  const chosen = words.chosen(outputSize.width, outputSize.height)
  const across = share(x, image.width - outputSize.width)
  const down = share(y, image.height - outputSize.height)

  async function confirm() {
    const cropped = await cropper.getCroppedImage({ type, quality: jpegQuality })
    if (cropped instanceof Blob) onCrop(cropped, outputSize)
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
        <ImageCropper.Viewport
          className="image-crop__viewport"
          style={{ aspectRatio: ratio, '--image-ratio': ratio } as CSSProperties}
        >
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
      <output className="image-crop__chosen">{chosen}</output>
      <div className="image-crop__actions">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button variant="primary" onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      </div>
    </ImageCropper.RootProvider>
  )
}
