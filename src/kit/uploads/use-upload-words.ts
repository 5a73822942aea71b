import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { UploadUse } from '#api/academic/uploads.ts'
import type { FileUploadWords } from '#design/components/files/file-upload-words.ts'
import type { PortalErrorCode } from '../../request/portal-error.ts'

type Messages = Partial<Record<PortalErrorCode, string>>

interface UploadFieldWords extends FileUploadWords {
  accepted: string
  /** Why a form with such a list cannot be sent yet. */
  unready(isSending: boolean, leftOut: number): string | undefined
}

/** @param most files in the field */
export function useUploadWords(most: number, use: UploadUse): UploadFieldWords {
  const { t } = useLingui()
  const { final } = useUploadProblems(use)
  const accepted = {
    document: most === 1 ? t`PDF, JPG, JPEG ou PNG, até 12 MB.` : t`PDF, JPG, JPEG ou PNG, até 12 MB cada, no máximo ${most}.`,
    request:
      most === 1
        ? t`PDF, JPG, JPEG, PNG, DOC, DOCX, XLS, XLSX ou CSV, até 20 MB.`
        : t`PDF, JPG, JPEG, PNG, DOC, DOCX, XLS, XLSX ou CSV, até 20 MB cada, no máximo ${most}.`,
  }
  const mismatch = (extension: string) => {
    const kind = extension.toUpperCase()
    if (extension === 'pdf') return t`Este arquivo não é um PDF de verdade. Salve de novo como PDF ou envie uma foto.`
    if (['jpg', 'jpeg', 'png'].includes(extension))
      return t`Este arquivo não é uma imagem ${kind} de verdade. Tire a foto de novo ou salve a imagem em JPG ou PNG.`
    return t`Este arquivo não é um ${kind} de verdade. Salve de novo nesse formato ou em PDF.`
  }
  return {
    accepted: accepted[use],
    unready(isSending, leftOut) {
      if (isSending) return most === 1 ? t`Espere o arquivo chegar.` : t`Espere os arquivos chegarem.`
      if (leftOut === 0) return undefined
      if (most === 1) return t`O arquivo não foi aceito. Escolha outro.`
      return t`${plural(leftOut, {
        one: '# arquivo não foi aceito. Remova-o da lista antes de continuar.',
        other: '# arquivos não foram aceitos. Remova-os da lista antes de continuar.',
      })}`
    },
    choose: most === 1 ? t`Escolher arquivo` : t`Escolher arquivos`,
    drop: t`ou arraste até aqui`,
    camera: t`Tirar foto`,
    files: t`Arquivos`,
    waiting: t`Aguardando`,
    sending: (percent) => t`Enviando, ${percent}%`,
    done: t`Pronto`,
    failed: t`Não foi possível enviar`,
    problems: {
      type:
        use === 'request'
          ? t`Este tipo de arquivo não é aceito. Envie PDF, JPG, JPEG, PNG, DOC, DOCX, XLS, XLSX ou CSV.`
          : t`Este tipo de arquivo não é aceito. Envie PDF, JPG, JPEG ou PNG.`,
      heic: final.FILE_HEIC!,
      mismatch,
      empty: t`O arquivo está vazio.`,
      twice: t`Este arquivo já está na lista.`,
      tooBig: final.FILE_TOO_LARGE!,
      tooMany: most === 1 ? t`Envie um arquivo só.` : t`O limite é de ${most} arquivos.`,
    },
    retry: (name) => t`Enviar ${name} de novo`,
    cancel: (name) => t`Cancelar o envio de ${name}`,
    remove: (name) => t`Remover ${name}`,
    order:
      most === 1
        ? undefined
        : {
            before: (name) => t`Colocar ${name} antes`,
            moved: (name, position) => t`${name}: agora na posição ${position}`,
          },
    edit: {
      open: (name) => t`Girar ou cortar ${name}`,
      title: t`Girar ou cortar`,
      frame: t`Parte da imagem que será enviada`,
      instructions: t`Arraste os cantos para cortar. No teclado, as setas movem a parte escolhida e, com Alt, mudam o tamanho.`,
      turnLeft: t`Girar para a esquerda`,
      turnRight: t`Girar para a direita`,
      chosen: (width, height) => t`Tamanho: ${width} × ${height} pixels`,
      unreadable: t`Não foi possível abrir esta imagem. Escolha outra.`,
      confirm: t`Usar assim`,
      cancel: t`Cancelar`,
    },
  }
}

/** The messages beside a file: `final` for problems that a retry would meet again, `passing` for those it may solve. */
export function useUploadProblems(use: UploadUse): { final: Messages; passing: Messages } {
  const { t } = useLingui()
  const isRequest = use === 'request'
  return {
    final: {
      // Its name and first bytes were right, so the file itself does not open.
      FILE_TYPE: t`Não foi possível abrir este arquivo. Confira se ele abre no seu aparelho, ou salve-o de novo e envie.`,
      FILE_HEIC: t`Esta foto está em HEIC, o formato do iPhone, que não é aceito. Envie em JPG. No iPhone: Ajustes, Câmera, Formatos, Mais Compatível.`,
      FILE_ACTIVE: isRequest
        ? t`O arquivo tem macros, um programa, outro arquivo dentro ou uma ligação com outro endereço. Salve-o sem isso, ou como PDF simples, e envie de novo.`
        : t`O arquivo tem um programa ou outro arquivo dentro. Salve-o como PDF simples e envie de novo.`,
      FILE_LOCKED: isRequest
        ? t`O arquivo abre com senha, e a secretaria não tem a senha. Abra-o, salve uma cópia sem senha e envie a cópia. No PDF: Imprimir, Salvar como PDF.`
        : t`O arquivo abre com senha, e quem confere não tem a senha. Abra-o, escolha Imprimir e Salvar como PDF, e envie a cópia.`,
      FILE_PIXELS: t`A imagem tem pixels demais para ser aberta. Envie uma menor.`,
      FILE_TOO_LARGE: isRequest ? t`O arquivo passa de 20 MB. Envie um menor.` : t`O arquivo passa de 12 MB. Envie um menor.`,
      FORBIDDEN: t`Somente o titular da conta pode enviar arquivos.`,
    },
    passing: {
      UNAUTHORIZED: t`A sua sessão terminou. O que chegou fica guardado.`,
      TOO_MANY_FILES: t`Há envios demais ao mesmo tempo. Espere os outros terminarem e envie de novo.`,
      STORAGE_UNAVAILABLE: t`Não foi possível guardar o arquivo agora. O que já chegou fica guardado; envie de novo em alguns minutos.`,
      UNKNOWN: t`O envio parou. Confira a conexão e envie de novo: continua de onde parou.`,
    },
  }
}
