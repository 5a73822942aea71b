import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { statusIcons } from '../feedback/status-icons.tsx'
import { FileCard } from './file-card.tsx'
import { type FileRules, getIdentity } from './file-checks.ts'
import { acceptAttribute, formatBytes } from './file-types.ts'
import type { FileUploadWords } from './file-upload-words.ts'
import { FileZone } from './file-zone.tsx'
import { UploadCard, uploadState } from './upload-card.tsx'
import { useUploads, type SendFile, type Upload } from './use-uploads.ts'

const ImageEditDialog = lazy(() => import('./image-edit-dialog.tsx'))

export interface ExistingFile {
  id: string
  name: string
  /** In bytes. */
  size: number
  href?: string | undefined
  thumbnail?: string | undefined
  isImage?: boolean | undefined
}

export interface FileUploadProps<Result> {
  /** The id of the native control, for links to it. */
  id?: string | undefined
  label: ReactNode
  hint: ReactNode
  error?: ReactNode
  optional?: ReactNode
  rules: FileRules
  words: FileUploadWords
  locale: string
  upload: SendFile<Result>
  onUploaded?: ((result: Result, file: File) => void) | undefined
  /** Called with the files on the list, in order, when they change. */
  onList?: ((uploads: readonly Upload<Result>[]) => void) | undefined
  /** Called for a file that the user removed before, during or after its upload. */
  onRemoved?: ((file: File) => void) | undefined
  existing?: readonly ExistingFile[] | undefined
  onRemoveExisting?: ((id: string) => void) | undefined
  /** Field name in a plain form, used before hydration. */
  name?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
}

export function FileUpload<Result>({
  id: givenId,
  label,
  hint,
  error,
  optional,
  rules,
  words,
  locale,
  upload,
  onUploaded,
  onList,
  onRemoved,
  existing = [],
  onRemoveExisting,
  ...control
}: FileUploadProps<Result>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const [edited, setEdited] = useState<Upload<Result>>()
  const { uploads, choose, retry, remove, replace, moveUp } = useUploads({
    rules,
    existing: existing.length,
    send: upload,
    onUploaded,
    onSettled: (settled) => setSaid(`${settled.file.name}: ${uploadState(settled, words)}`),
  })
  const listChanged = useEffectEvent(() => onList?.(uploads))
  useEffect(() => listChanged(), [uploads])
  // The pressed button is removed along with its file.
  const keepFocus = () => input.current?.focus()
  const take = (files: readonly File[]) => {
    if (rules.maxCount === 1) {
      for (const { id: before } of existing) onRemoveExisting?.(before)
      const isStillThere = (before: File) => files.some((file) => getIdentity(file) === getIdentity(before))
      for (const { file } of uploads) if (!isStillThere(file)) onRemoved?.(file)
    }
    void choose(files)
  }
  return (
    <div
      className="file-upload__root"
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length && !control.disabled) take([...clipboardData.files])
      }}
    >
      <label className="file-upload__label" id={`${id}-label`} htmlFor={id}>
        {label} {optional ? <span className="file-upload__optional">{optional}</span> : null}
      </label>
      <div className="file-upload__hint" id={`${id}-hint`}>
        {hint}
      </div>
      <FileZone
        {...control}
        {...{ input, words, id, labelId: `${id}-label` }}
        accept={acceptAttribute(rules.types)}
        multiple={rules.maxCount > 1}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChoose={take}
      />
      {error ? (
        <div className="file-upload__error" id={`${id}-error`}>
          {statusIcons.danger}
          <span>{error}</span>
        </div>
      ) : null}
      {existing.length + uploads.length ? (
        <ul className="file-upload__list" aria-label={words.files}>
          {existing.map((file) => (
            <FileCard
              key={file.id}
              {...file}
              details={formatBytes(file.size, locale)}
              actions={
                onRemoveExisting && !control.disabled ? (
                  <IconButton
                    label={words.remove(file.name)}
                    onClick={() => {
                      keepFocus()
                      onRemoveExisting(file.id)
                    }}
                  >
                    <X />
                  </IconButton>
                ) : null
              }
            />
          ))}
          {uploads.map((one, index) => (
            <UploadCard
              key={one.id}
              upload={one}
              words={words}
              locale={locale}
              onRetry={() => {
                keepFocus()
                retry(one.id)
              }}
              onRemove={() => {
                keepFocus()
                remove(one.id)
                onRemoved?.(one.file)
              }}
              onEdit={words.edit && isEditable(one) ? () => setEdited(one) : undefined}
              onMoveUp={
                words.order && index > 0 && one.state !== 'refused'
                  ? () => {
                      if (index === 1) keepFocus()
                      moveUp(one.id)
                      setSaid(words.order!.moved(one.file.name, existing.length + index))
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      ) : null}
      <div className="visually-hidden" role="status">
        {said}
      </div>
      {edited && words.edit ? (
        <Suspense>
          <ImageEditDialog
            file={edited.file}
            words={words.edit}
            onClose={() => setEdited(undefined)}
            onEdited={(file) => {
              setEdited(undefined)
              onRemoved?.(edited.file)
              void replace(edited.id, file)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const isEditable = ({ file, problem, state }: Upload): boolean => {
  const isPicture = file.type === 'image/jpeg' || file.type === 'image/png'
  return isPicture && (problem === 'tooBig' || state !== 'refused')
}
