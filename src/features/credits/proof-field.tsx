import { useLingui } from '@lingui/react/macro'
import { creditRefundLimits } from '#api/financial/credit-refund-limits.ts'
import { fileTypes } from '#design/components/files/file-types.ts'
import type { FileUploadWords } from '#design/components/files/file-upload-words.ts'
import { FileUpload } from '#design/components/files/file-upload.tsx'
import { useShell } from '../../request/shell.queries.ts'

const rules = { types: [fileTypes.pdf, fileTypes.jpg, fileTypes.png], maxCount: 1, ...creditRefundLimits }

/** The file that proves a refund; it is sent with the form. */
export function ProofField({ onChange }: { onChange: (proof: File | null) => void }) {
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
      type: t`Anexe um PDF, JPG ou PNG.`,
      mismatch: () => t`O conteúdo do arquivo não é o que o nome diz.`,
      empty: t`O arquivo está vazio.`,
      tooBig: t`O arquivo passa de 5 MB.`,
      tooMany: t`Anexe um arquivo só.`,
    },
    retry: (name) => t`Ler ${name} de novo`,
    cancel: (name) => t`Remover ${name}`,
    remove: (name) => t`Remover ${name}`,
  }
  return (
    <FileUpload
      label={t`Comprovante`}
      hint={t`PDF, JPG ou PNG, até 5 MB.`}
      optional={t`(opcional)`}
      rules={rules}
      words={words}
      locale={locale}
      upload={async (file) => file}
      onUploaded={onChange}
      onRemoved={() => onChange(null)}
    />
  )
}
