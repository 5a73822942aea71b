import { useImageCropper } from '@ark-ui/react/image-cropper'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { CropFrame, CropStage, croppedByKeys } from './crop-frame.tsx'
import { cropSize, deepestZoom } from './crop-size.ts'
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
  const cropper = useImageCropper({
    aspectRatio: least.width / least.height,
    fixedCropArea: true,
    maxZoom,
    ...croppedByKeys(words),
  })
  const { x, y } = cropper.getCropData()
  // The cropper's own size derives from rounded screen pixels and may be one too many.
  const size = cropSize(image, least, cropper.zoom)
  const left = Math.min(x, image.width - size.width)
  const top = Math.min(y, image.height - size.height)
  const across = share(left, image.width - size.width)
  const down = share(top, image.height - size.height)

  async function confirm() {
    const cropped = await drawImage(image.src, { x: left, y: top, ...size }, type)
    onCrop(cropped, size)
  }

  return (
    <CropFrame cropper={cropper} words={words} onConfirm={confirm} onCancel={onCancel}>
      <CropStage
        image={image}
        words={words}
        className="image-crop__frame"
        aria-valuemax={100}
        aria-valuenow={across}
        aria-valuetext={words.position(across, down)}
      />
      <CropZoom words={words} zoom={cropper.zoom} max={maxZoom} onZoom={cropper.setZoom} />
      <output className="image-crop__chosen">{words.chosen(size.width, size.height)}</output>
    </CropFrame>
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
        <ZoomOut />
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
        <ZoomIn />
      </IconButton>
    </div>
  )
}
