import { ArrowUp, Crop, RotateCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Progress } from '../feedback/progress.tsx'
import { statusIcons } from '../feedback/status-icons.tsx'
import { FileCard } from './file-card.tsx'
import { formatBytes } from './file-types.ts'
import { type FileUploadWords, problemText } from './file-upload-words.ts'
import type { Upload } from './use-uploads.ts'

const icons = {
  refused: statusIcons.danger,
  failed: statusIcons.danger,
  waiting: statusIcons.warning,
  sending: null,
  done: statusIcons.ok,
}

export function uploadState({ file, state, problem, reason, progress }: Upload, words: FileUploadWords): string {
  if (problem) return problemText(problem, words.problems, file)
  if (reason) return reason
  if (state === 'sending') return words.sending(Math.round(progress * 100))
  return state === 'refused' ? '' : words[state]
}

export function UploadCard({
  upload,
  words,
  locale,
  onRetry,
  onRemove,
  onEdit,
  onMoveUp,
}: {
  upload: Upload
  words: FileUploadWords
  locale: string
  onRetry: () => void
  onRemove: () => void
  /** For pictures that may be changed. */
  onEdit?: (() => void) | undefined
  onMoveUp?: (() => void) | undefined
}) {
  const { file, state, progress } = upload
  const thumbnail = useThumbnail(state === 'refused' ? undefined : file)
  const text = uploadState(upload, words)
  const isUnderWay = state === 'waiting' || state === 'sending'
  return (
    <FileCard
      name={file.name}
      thumbnail={thumbnail}
      isImage={file.type.startsWith('image/')}
      details={
        <>
          <span>{formatBytes(file.size, locale)}</span>
          <span className="file-card__state" data-state={state}>
            {icons[state]}
            <span>{text}</span>
          </span>
        </>
      }
      progress={state === 'sending' ? <Progress label={file.name} value={progress} max={1} text={text} /> : null}
      actions={
        <>
          {onEdit && words.edit ? (
            <IconButton label={words.edit.open(file.name)} onClick={onEdit}>
              <Crop />
            </IconButton>
          ) : null}
          {onMoveUp && words.order ? (
            <IconButton label={words.order.before(file.name)} onClick={onMoveUp}>
              <ArrowUp />
            </IconButton>
          ) : null}
          {state === 'failed' ? (
            <IconButton label={words.retry(file.name)} onClick={onRetry}>
              <RotateCw />
            </IconButton>
          ) : null}
          <IconButton label={(isUnderWay ? words.cancel : words.remove)(file.name)} onClick={onRemove}>
            <X />
          </IconButton>
        </>
      }
    />
  )
}

/** In pixels: twice the card's 48, for high-density screens. */
const side = 96

/** Returns a data URL, or null if the browser cannot decode the image, as for most HEIC files. */
async function drawThumbnail(file: Blob): Promise<string | null> {
  try {
    const image = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const scale = Math.max(side / image.width, side / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    canvas.getContext('2d')?.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
    image.close()
    return canvas.toDataURL('image/png')
  } catch {
    return null
  }
}

export function useThumbnail(file: Blob | undefined): string | null {
  const [thumbnail, setThumbnail] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    if (!file?.type.startsWith('image/')) return
    void drawThumbnail(file).then((drawn) => {
      if (current) setThumbnail(drawn)
    })
    return () => {
      current = false
    }
  }, [file])
  return thumbnail
}
