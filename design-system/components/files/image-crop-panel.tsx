import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { ZoomIn, ZoomOut } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { cropAt, deepestZoom } from './crop-size.ts'
import { drawImage } from './draw-image.ts'
import type { ImageCropProps, ImageCropWords } from './image-crop.tsx'
import type { ReadImage } from './use-image.ts'

function share(value: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.max(0, Math.round((100 * value) / whole))) : 0
}

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
    // In CSS pixels.
    nudgeStep: 8,
    nudgeStepShift: 40,
    translations: { rootLabel: words.title, selectionLabel: () => words.frame, selectionInstructions: words.instructions },
  })
  const { x, y } = cropper.getCropData()
  // The cropper's own size derives from rounded screen pixels and may be one too many.
  const size = cropAt(image, least, cropper.zoom)
  const left = Math.min(x, image.width - size.width)
  const top = Math.min(y, image.height - size.height)
  const across = share(left, image.width - size.width)
  const down = share(top, image.height - size.height)

  async function confirm() {
    const cropped = await drawImage(image.src, { x: left, y: top, ...size }, type)
    onCrop(cropped, size)
  }

  return (
    <ImageCropper.RootProvider
      value={cropper}
      className="image-crop__root"
      // Removes the library's English descriptions.
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

const steps = 10

export function CropZoom({
  words,
  zoom,
  max,
  onZoom,
}: {
  words: Pick<ImageCropWords, 'zoom' | 'zoomIn' | 'zoomOut'>
  zoom: number
  max: number
  onZoom: (zoom: number) => void
}) {
  const by = (direction: 1 | -1) => onZoom(Math.min(max, Math.max(1, zoom + (direction * (max - 1)) / steps)))
  return (
    <div className="image-crop__zoom">
      <IconButton variant="outline" label={words.zoomOut} aria-disabled={zoom <= 1} onClick={() => by(-1)}>
        <ZoomOut size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <input
        type="range"
        className="image-crop__slider"
        aria-label={words.zoom}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        min={1}
        max={max}
        step="any"
        value={zoom}
        disabled={max <= 1}
        onChange={(event) => onZoom(Number(event.target.value))}
      />
      <IconButton variant="outline" label={words.zoomIn} aria-disabled={zoom >= max} onClick={() => by(1)}>
        <ZoomIn size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  )
}
