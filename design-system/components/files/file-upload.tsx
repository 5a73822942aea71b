import { useId, useRef, useState, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { statusIcons } from '../feedback/status-icons.tsx'
import { FileCard } from './file-card.tsx'
import type { FileRules } from './file-checks.ts'
import { acceptAttribute, formatBytes } from './file-types.ts'
import type { FileUploadWords } from './file-upload-words.ts'
import { FileZone } from './file-zone.tsx'
import { UploadCard, uploadState } from './upload-card.tsx'
import { useUploads, type SendFile } from './use-uploads.ts'

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
  label: ReactNode
  hint: ReactNode
  error?: ReactNode
  optional?: ReactNode
  rules: FileRules
  words: FileUploadWords
  locale: string
  upload: SendFile<Result>
  onUploaded?: ((result: Result, file: File) => void) | undefined
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
  label,
  hint,
  error,
  optional,
  rules,
  words,
  locale,
  upload,
  onUploaded,
  onRemoved,
  existing = [],
  onRemoveExisting,
  ...control
}: FileUploadProps<Result>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const { uploads, choose, retry, remove } = useUploads({
    rules,
    existing: existing.length,
    send: upload,
    onUploaded,
    onSettled: (settled) => setSaid(`${settled.file.name}: ${uploadState(settled, words)}`),
  })
  // The pressed button is removed along with its file.
  const keepFocus = () => input.current?.focus()
  return (
    <div
      className="file-upload__root"
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length && !control.disabled) void choose([...clipboardData.files])
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
        onChoose={(files) => void choose(files)}
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
                    <X size={20} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                ) : null
              }
            />
          ))}
          {uploads.map((one) => (
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
            />
          ))}
        </ul>
      ) : null}
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </div>
  )
}
