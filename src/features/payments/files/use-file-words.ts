import { useLingui } from '@lingui/react/macro'
import type { FileUploadWords } from '#design/components/files/file-upload-words.ts'

/** What handing in files says. */
export function useFileWords(): FileUploadWords {
  const { t } = useLingui()
  return {
    choose: t`Escolher arquivos`,
    drop: t`ou arraste até aqui`,
    camera: t`Tirar foto`,
    files: t`Arquivos`,
    waiting: t`Aguardando`,
    sending: (percent) => t`Enviando, ${percent}%`,
    done: t`Enviado`,
    failed: t`Não foi enviado`,
    problems: {
      type: t`Este tipo de arquivo não é aceito. Envie PDF, JPG ou PNG.`,
      mismatch: t`O conteúdo do arquivo não é o que o nome diz.`,
      empty: t`O arquivo está vazio.`,
      tooBig: t`O arquivo passa de 20 MB.`,
      tooMany: t`O limite é de 5 arquivos.`,
    },
    retry: (name) => t`Enviar ${name} de novo`,
    cancel: (name) => t`Cancelar o envio de ${name}`,
    remove: (name) => t`Remover ${name}`,
  }
}
