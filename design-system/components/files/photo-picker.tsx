import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Camera } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { type PixelSize, largestCrop } from './crop-size.ts'
import { checkFiles } from './file-checks.ts'
import { acceptAttribute, getExtension, fileTypes } from './file-types.ts'
import { FileZone } from './file-zone.tsx'
import { problemText } from './file-upload-words.ts'
import { ImageCrop } from './image-crop.tsx'
import type { PhotoPickerWords } from './photo-picker-words.ts'

/** JPEG qualities to try, best first; below the last one faces show artefacts. */
const qualities = [0.92, 0.85, 0.75, 0.6]

/**
 * Re-encodes an image as a JPEG of at most `maxBytes`, no smaller than `least` pixels. The aspect ratios must be about equal.
 * @throws Error when the browser cannot draw the image, or it stays too large
 */
async function fitImage(image: Blob, least: PixelSize, maxBytes: number): Promise<Blob> {
  const drawn = await createImageBitmap(image)
  try {
    const double = { width: 2 * least.width, height: 2 * least.height }
    for (const size of [drawn.width > double.width ? double : drawn, least]) {
      const canvas = draw(drawn, size, least)
      for (const quality of qualities) {
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
        if (blob && blob.size <= maxBytes) return blob
      }
    }
  } finally {
    drawn.close()
  }
  throw new Error('The image is too heavy')
}

function draw(image: ImageBitmap, { width, height }: PixelSize, least: PixelSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The image cannot be drawn')
  // Rounding may change the aspect ratio by a pixel: crops to the centre instead of stretching.
  const part = width === image.width ? image : largestCrop(image, least.width / least.height)
  context.drawImage(image, (image.width - part.width) / 2, (image.height - part.height) / 2, part.width, part.height, 0, 0, width, height)
  return canvas
}

const CameraPanel = lazy(() => import('./camera-panel.tsx'))

/** Includes HEIC, which some browsers decode; the result is always a JPEG. */
const types = [fileTypes.jpg, fileTypes.png, fileTypes.heic]
/** The largest accepted file in bytes, far above phone photos; the result is scaled down. */
const maxSource = 40 * 1024 * 1024

export function PhotoPicker({
  least,
  maxBytes,
  words,
  onPhoto,
}: {
  least: PixelSize
  maxBytes: number
  words: PhotoPickerWords
  /** The photo is a JPEG. */
  onPhoto: (photo: Blob) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [image, setImage] = useState<{ blob: Blob; isHeic: boolean }>()
  const [isShooting, setShooting] = useState(false)

  async function choose(files: File[]) {
    const [checked] = await checkFiles(files.slice(0, 1), { types, maxSize: maxSource, maxCount: 1 }, 0)
    if (!checked) return
    setProblem(checked.problem && problemText(checked.problem, words.problems, checked.file))
    if (!checked.problem) setImage({ blob: checked.file, isHeic: ['heic', 'heif'].includes(getExtension(checked.file.name)) })
  }

  async function crop(cropped: Blob) {
    try {
      onPhoto(await fitImage(cropped, least, maxBytes))
    } catch {
      setImage(undefined)
      setProblem(words.tooHeavy)
    }
  }

  if (image) {
    const cropWords = image.isHeic ? { ...words.crop, unreadable: words.heic } : words.crop
    return (
      <ImageCrop
        image={image.blob}
        least={least}
        words={cropWords}
        onCrop={(cropped) => void crop(cropped)}
        onCancel={() => setImage(undefined)}
      />
    )
  }
  if (isShooting) {
    return (
      <Suspense>
        <CameraPanel
          words={words}
          onBack={() => setShooting(false)}
          onShoot={(blob) => {
            setShooting(false)
            setProblem(undefined)
            setImage({ blob, isHeic: false })
          }}
        />
      </Suspense>
    )
  }
  return (
    <div className="photo-picker__root">
      <div className="file-upload__root">
        <label className="file-upload__label" id={`${id}-label`} htmlFor={id}>
          {words.label}
        </label>
        <div className="file-upload__hint" id={`${id}-hint`}>
          {words.hint}
        </div>
        <FileZone
          input={input}
          words={{ choose: words.choose, drop: words.drop, camera: words.phoneCamera }}
          facing="user"
          id={id}
          labelId={`${id}-label`}
          accept={acceptAttribute(types)}
          aria-describedby={`${id}-hint`}
          onChoose={(files) => void choose(files)}
        />
      </div>
      <div className="photo-picker__desktop">
        <Button full icon={<Camera />} onClick={() => setShooting(true)}>
          {words.camera}
        </Button>
      </div>
      <div role="alert">{problem ? <Notice tone="danger" title={problem} /> : null}</div>
    </div>
  )
}
