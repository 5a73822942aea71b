import { ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import type { ImageCropWords } from './image-crop-words.ts'

const steps = 10

/** A slider of the zoom between two buttons. At an end the buttons stay focusable and do nothing. */
export function CropZoom({
  words,
  zoom,
  max,
  onZoom,
}: {
  words: Pick<ImageCropWords, 'zoom' | 'zoomIn' | 'zoomOut'>
  /** 1 shows the largest area. */
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
