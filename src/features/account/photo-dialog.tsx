import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { LoadingMessage } from '#design/components/feedback/loading-message.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PhotoPicker } from '#design/components/files/photo-picker.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { sendPhoto } from './send-photo.ts'
import { useAccountWords } from './use-account-words.ts'
import { useFollowPerson } from './use-follow-person.ts'
import { usePhotoWords } from './use-photo-words.ts'

/** Shell specification, sections 5 and 9. Pixels and bytes. */
const least = { width: 683, height: 768 }
const maxBytes = 1_048_576

/** Choosing or taking a photo, cutting it, sending it. Stays open until it was taken. */
export default function PhotoDialog({
  hasPhoto,
  onClose,
  onSaved,
}: {
  /** There is one to replace. */ hasPhoto: boolean
  onClose: () => void
  onSaved: () => void
}) {
  const { t } = useLingui()
  const { refusal } = useAccountWords()
  const words = usePhotoWords()
  const follow = useFollowPerson()
  const send = useMutation({
    mutationFn: sendPhoto,
    onSuccess: async (person) => {
      await follow(person)
      onSaved()
    },
  })
  return (
    <Dialog open title={hasPhoto ? t`Trocar foto` : t`Colocar foto`} closeLabel={t`Fechar`} onClose={onClose} dismissible={!send.isPending}>
      {send.isPending || send.isSuccess ? <LoadingMessage>{t`Enviando a foto…`}</LoadingMessage> : null}
      {send.isError ? (
        <Notice
          live="alert"
          tone="danger"
          title={refusal(portalErrorCode(send.error))}
          action={
            <Button size="sm" onClick={() => send.mutate(send.variables)}>
              {t`Tentar de novo`}
            </Button>
          }
        />
      ) : null}
      {send.isPending || send.isSuccess ? null : (
        <PhotoPicker least={least} maxBytes={maxBytes} words={words} onPhoto={(photo) => send.mutate(photo)} />
      )}
    </Dialog>
  )
}
