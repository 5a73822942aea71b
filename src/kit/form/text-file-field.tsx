import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fileTypes } from '#design/components/files/file-types.ts'
import type { FileUploadWords } from '#design/components/files/file-upload-words.ts'
import { FileUpload } from '#design/components/files/file-upload.tsx'
import { useShell } from '../../request/shell.queries.ts'

interface TextFileFieldProps {
  label: ReactNode
  hint: ReactNode
  optional?: ReactNode
  error?: ReactNode
  /** The largest accepted size in bytes. */
  maxSize: number
  type?: keyof typeof types
  disabled?: boolean
  /** Rejects with `FileRefused` for a file that is no good. */
  read?: (file: File) => Promise<string>
  /** Receives the text of the chosen file; undefined once it is removed. */
  onText: (text: string | undefined) => void
}

const types = { json: { extensions: ['json'], mimes: ['application/json', 'text/plain'] }, csv: fileTypes.csv }

/** A field for one file of text, which is read here and not sent. */
export function TextFileField({ maxSize, type = 'json', read = (file) => file.text(), onText, ...field }: TextFileFieldProps) {
  const { t } = useLingui()
  const { locale } = useShell()
  const words: FileUploadWords = {
    choose: t`Escolher arquivo`,
    drop: t`ou arraste até aqui`,
    files: t`Arquivos`,
    waiting: t`Aguardando`,
    sending: () => t`Lendo o arquivo`,
    done: t`Pronto`,
    failed: t`Não foi possível ler o arquivo`,
    problems: {
      type: t`Escolha um arquivo .${type}.`,
      mismatch: () => t`O conteúdo do arquivo não é o que o nome diz.`,
      empty: t`O arquivo está vazio.`,
      tooBig: t`O arquivo é grande demais.`,
      tooMany: t`Escolha um arquivo só.`,
    },
    retry: (name) => t`Ler ${name} de novo`,
    cancel: (name) => t`Remover ${name}`,
    remove: (name) => t`Remover ${name}`,
  }
  return (
    <FileUpload
      {...field}
      rules={{ types: [types[type]], maxSize, maxCount: 1 }}
      words={words}
      locale={locale}
      upload={read}
      onUploaded={onText}
      onRemoved={() => onText(undefined)}
    />
  )
}
