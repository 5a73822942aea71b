import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { photoLimits } from '#api/photo-limits.ts'
import { Button } from '#design/components/actions/button.tsx'
import { LoadingMessage } from '#design/components/feedback/loading-message.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PhotoPicker } from '#design/components/files/photo-picker.tsx'
import type { PhotoPickerWords } from '#design/components/files/photo-picker-words.ts'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'

/** Pixels. */
const minSize = { width: 683, height: 768 }

export default function PhotoDialog({
  title,
  save,
  getMessage,
  onClose,
}: {
  title: string
  /** Uploads the photo and shows it; closes the dialog. */
  save: (photo: Blob) => Promise<void>
  getMessage: (code: PortalErrorCode) => string
  onClose: () => void
}) {
  const { t } = useLingui()
  const words = usePhotoWords()
  const send = useMutation({ mutationFn: save })
  return (
    <Dialog open title={title} closeLabel={t`Fechar`} onClose={onClose} dismissible={!send.isPending}>
      {send.isPending || send.isSuccess ? <LoadingMessage>{t`Enviando a foto…`}</LoadingMessage> : null}
      {send.isError ? (
        <Notice
          live="alert"
          tone="danger"
          title={getMessage(portalErrorCode(send.error))}
          action={
            <Button size="sm" onClick={() => send.mutate(send.variables)}>
              {t`Tentar de novo`}
            </Button>
          }
        />
      ) : null}
      {send.isPending || send.isSuccess ? null : (
        <PhotoPicker least={minSize} maxBytes={photoLimits.maxSize} words={words} onPhoto={(photo) => send.mutate(photo)} />
      )}
    </Dialog>
  )
}

function usePhotoWords(): PhotoPickerWords {
  const { t } = useLingui()
  return {
    label: t`Foto`,
    hint: t`JPG ou PNG de pelo menos 683 × 768 pixels. Você escolhe a parte que aparece.`,
    choose: t`Escolher foto`,
    drop: t`ou arraste até aqui`,
    phoneCamera: t`Tirar foto`,
    camera: t`Usar a câmera`,
    shoot: t`Tirar foto`,
    back: t`Voltar`,
    preview: t`O que a câmera vê`,
    noCamera: t`Não foi possível usar a câmera. Confira se há uma e se o navegador pode usá-la.`,
    heic: t`Esta foto está em HEIC, o formato do iPhone, que este navegador não abre. Escolha uma em JPG ou PNG. No iPhone: Ajustes, Câmera, Formatos, Mais Compatível.`,
    tooHeavy: t`Não foi possível deixar a foto com menos de 1 MB. Escolha outra.`,
    problems: {
      type: t`A foto precisa ser um arquivo JPG ou PNG.`,
      mismatch: () => t`O conteúdo do arquivo não é o que o nome diz. Escolha uma foto em JPG ou PNG.`,
      empty: t`O arquivo está vazio.`,
      tooBig: t`O arquivo é grande demais para abrir aqui. Escolha uma foto de até 40 MB.`,
      tooMany: t`Escolha uma foto só.`,
    },
    crop: {
      title: t`Recorte da foto`,
      frame: t`Parte da foto que será usada`,
      instructions: t`Arraste a foto ou mova-a com as setas do teclado`,
      position: (across, down) => t`${across}% da largura, ${down}% da altura`,
      zoom: t`Zoom`,
      zoomIn: t`Aumentar o zoom`,
      zoomOut: t`Diminuir o zoom`,
      chosen: (width, height) => t`Tamanho: ${width} × ${height} pixels`,
      tooSmall: (width, height) => t`A foto tem ${width} × ${height} pixels. Escolha uma de pelo menos 683 × 768.`,
      unreadable: t`Não foi possível abrir esta foto. Escolha um arquivo JPG ou PNG.`,
      confirm: t`Usar esta foto`,
      cancel: t`Cancelar`,
    },
  }
}
