import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { statusIcons } from '../feedback/status-icons.tsx'
import { CropFrame, CropStage, croppedByKeys } from './crop-frame.tsx'
import { drawImage, turnedSize } from './draw-image.ts'
import { dataAddress, type ReadImage, useImage } from './use-image.ts'

export interface ImageEditWords {
  title: string
  frame: string
  /** How the frame is moved and resized, by hand and by keyboard. */
  instructions: string
  turnLeft: string
  turnRight: string
  /** Describes the chosen area, in pixels of the picture. */
  chosen: (width: number, height: number) => string
  unreadable: string
  confirm: string
  cancel: string
}

const corners = ['nw', 'ne', 'se', 'sw'] as const
/** Larger than any screen: the frame begins as large as the picture. */
const whole = { x: 0, y: 0, width: 100_000, height: 100_000 }

interface ImageEditProps {
  file: File
  words: ImageEditWords
  onEdited: (file: File) => void
  onCancel: () => void
}

export default function ImageEdit({ file, ...props }: ImageEditProps) {
  const image = useImage(file)
  const { words, onCancel } = props
  if (!image) return <div className="image-crop__waiting" aria-busy="true" />
  if (image === 'unreadable')
    return (
      <div className="image-crop__root">
        <p className="image-crop__refusal" role="alert">
          {statusIcons.danger}
          <span>{words.unreadable}</span>
        </p>
        <div className="image-crop__actions">
          <Button onClick={onCancel}>{words.cancel}</Button>
        </div>
      </div>
    )
  return <TurnedImage {...props} file={file} image={image} />
}

/** Redraws the image to turn it, so that the cropper sees upright pixels. */
function TurnedImage({ image, ...props }: ImageEditProps & { image: ReadImage }) {
  const [turned, setTurned] = useState(image)
  async function turn(quarters: 1 | -1) {
    const size = turnedSize(turned)
    const drawn = await drawImage(turned.src, { x: 0, y: 0, width: turned.width, height: turned.height }, 'image/png', quarters)
    setTurned({ src: await dataAddress(drawn), ...size })
  }
  return <CroppedImage key={turned.src} {...props} image={turned} onTurn={(quarters) => void turn(quarters)} />
}

function CroppedImage({
  file,
  image,
  words,
  onTurn,
  onEdited,
  onCancel,
}: ImageEditProps & { image: ReadImage; onTurn: (quarters: 1 | -1) => void }) {
  const cropper = useImageCropper({
    initialCrop: whole,
    maxZoom: 1,
    ...croppedByKeys(words),
  })
  const { x, y, width, height } = cropper.getCropData()
  const across = snapped(x, width, image.width)
  const down = snapped(y, height, image.height)
  const area = { x: across.start, y: down.start, width: across.size, height: down.size }
  const chosen = words.chosen(area.width, area.height)

  async function confirm() {
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
    const drawn = await drawImage(image.src, area, type)
    onEdited(new File([drawn], file.name, { type, lastModified: Date.now() }))
  }

  return (
    <CropFrame cropper={cropper} words={words} onConfirm={confirm} onCancel={onCancel}>
      <div className="image-crop__turns">
        <Button icon={<RotateCcw />} onClick={() => onTurn(-1)}>
          {words.turnLeft}
        </Button>
        <Button icon={<RotateCw />} onClick={() => onTurn(1)}>
          {words.turnRight}
        </Button>
      </div>
      <CropStage
        image={image}
        words={words}
        className="image-crop__frame image-crop__free"
        aria-valuemax={image.width}
        aria-valuenow={area.width}
        aria-valuetext={chosen}
      >
        {corners.map((position) => (
          <ImageCropper.Handle key={position} position={position} className="image-crop__handle" />
        ))}
      </CropStage>
      <output className="image-crop__chosen">{chosen}</output>
    </CropFrame>
  )
}

/** Returns whole pixels, snapped to the edges: the cropper counts in screen pixels and may miss an edge by a few. */
function snapped(start: number, size: number, whole: number): { start: number; size: number } {
  const near = whole * 0.006
  const from = start < near ? 0 : Math.round(start)
  const to = start + size > whole - near ? whole : Math.round(start + size)
  return { start: from, size: Math.max(1, to - from) }
}
