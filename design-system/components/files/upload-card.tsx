import { RotateCw, X } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { Progress } from '../feedback/progress.tsx'
import { statusIcons } from '../feedback/status-icons.tsx'
import { FileCard } from './file-card.tsx'
import { formatBytes } from './file-types.ts'
import type { FileUploadWords } from './file-upload-words.ts'
import type { Upload } from './uploads.ts'
import { useThumbnail } from './use-thumbnail.ts'

const icons = {
  refused: statusIcons.danger,
  failed: statusIcons.danger,
  waiting: statusIcons.warning,
  sending: null,
  done: statusIcons.ok,
}

/** How a file stands, in words. */
export function uploadState({ state, problem, progress }: Upload, words: FileUploadWords): string {
  if (problem) return words.problems[problem]
  if (state === 'sending') return words.sending(Math.round(progress * 100))
  return state === 'refused' ? '' : words[state]
}

/** One file on its way: how far it is, and trying again, cancelling or taking it away. */
export function UploadCard({
  upload,
  words,
  locale,
  onRetry,
  onRemove,
}: {
  upload: Upload
  words: FileUploadWords
  locale: string
  onRetry: () => void
  onRemove: () => void
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
          {state === 'failed' ? (
            <IconButton label={words.retry(file.name)} onClick={onRetry}>
              <RotateCw size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          ) : null}
          <IconButton label={(isUnderWay ? words.cancel : words.remove)(file.name)} onClick={onRemove}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </>
      }
    />
  )
}
