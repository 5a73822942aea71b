import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { initials } from '#design/components/choices/initials.ts'
import { Avatar } from '#design/components/data/avatar.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { PhotoRow } from '#design/components/files/photo-row.tsx'
import { withWords } from '../../i18n/create-i18n.ts'
import { portalErrorCode, PortalError, readErrorCode } from '../../request/portal-error.ts'
import type { SessionPerson } from '../../request/session/session.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { useAccountMessages, useApplyPerson } from './use-account.ts'

/** Null deletes the photo. Not a server function, which buffers whole bodies. @throws PortalError, UNKNOWN without a response */
async function sendPhoto(photo: Blob | null): Promise<SessionPerson> {
  const body = new FormData()
  if (photo) body.set('photo', new File([photo], 'foto.jpg', { type: photo.type }))
  else body.set('remove', 'true')
  const response = await fetch(`${appConfig.basePath}/my-account/photo`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as { person?: SessionPerson; code?: string } | null | undefined
  if (response?.ok && answer?.person) return answer.person
  throw new PortalError(readErrorCode(answer?.code) ?? 'UNKNOWN')
}

const PhotoDialog = lazy(() => withWords(import('../../kit/photo/photo-dialog.tsx'), 'photo'))

/** A plain form with a native file field until scripts load. */
export function PhotoSetting({ person, disabled }: { person: SessionPerson; disabled: boolean }) {
  const { t } = useLingui()
  const isReady = useHydrated()
  const getMessage = useAccountMessages()
  const applyPerson = useApplyPerson()
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const remove = useMutation({ mutationFn: () => sendPhoto(null), onSuccess: applyPerson })
  const status = isSaved ? t`Foto salva` : remove.isSuccess ? t`Foto removida` : null
  return (
    <>
      <PhotoRow
        id="contact"
        level="h2"
        avatar={<Avatar initials={initials(person.name)} photo={person.photo ?? undefined} size="xl" />}
        title={<span dir="auto">{person.name}</span>}
        hint={
          <>
            <OfficeText>{[person.context?.role.name, person.context?.name].filter(Boolean).join(' · ')}</OfficeText>
            {/* The dialog says it too. */}
            <span data-unscripted="">
              <br />
              <Trans>JPG ou PNG de pelo menos 683 × 768 pixels, até 1 MB.</Trans>
            </span>
          </>
        }
      >
        {disabled ? null : (
          <form
            method="post"
            action={`${appConfig.basePath}/my-account/photo`}
            encType="multipart/form-data"
            aria-label={t`Foto`}
            className="photo-row__actions"
            onSubmit={(event) => {
              event.preventDefault()
              setSaved(false)
              if (!remove.isPending) remove.mutate()
            }}
          >
            {isReady ? (
              <Button size="sm" onClick={() => setOpen(true)}>
                {person.photo ? <Trans>Trocar foto</Trans> : <Trans>Adicionar foto</Trans>}
              </Button>
            ) : (
              <>
                <input
                  type="file"
                  name="photo"
                  required
                  accept="image/jpeg,image/png"
                  aria-label={t`Foto`}
                  className="file-upload__native photo-row__file"
                />
                <Button type="submit" size="sm">
                  <Trans>Enviar foto</Trans>
                </Button>
              </>
            )}
            {person.photo ? (
              <Button type="submit" size="sm" variant="quiet" name="remove" value="true" formNoValidate loading={remove.isPending}>
                <Trans>Remover foto</Trans>
              </Button>
            ) : null}
            <SavedMark>{status}</SavedMark>
          </form>
        )}
      </PhotoRow>
      {remove.isError ? <Notice live="alert" tone="danger" title={getMessage(portalErrorCode(remove.error))} /> : null}
      {isOpen ? (
        <Suspense>
          <PhotoDialog
            title={person.photo ? t`Trocar foto` : t`Adicionar foto`}
            getMessage={getMessage}
            onClose={() => setOpen(false)}
            save={async (photo) => {
              await applyPerson(await sendPhoto(photo))
              remove.reset()
              setSaved(true)
              setOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
