import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AcademicEnrollment } from '#api/academic/academic-situation.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { withWords } from '../../i18n/create-i18n.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { useCardPhotoMessages } from './card-words.tsx'
import { studentCardQueries } from './student-cards.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { appConfig } from '#config'
import { PortalError, readErrorCode } from '../../request/portal-error.ts'

const cardPhotoPath = `${appConfig.basePath}/enrollment-student-cards/photo`

/** Not a server function, which buffers whole bodies. @throws PortalError, UNKNOWN without a response */
async function sendCardPhoto(enrollmentId: number, photo: Blob): Promise<void> {
  const body = new FormData()
  body.set('enrollmentId', String(enrollmentId))
  body.set('photo', new File([photo], 'foto.jpg', { type: photo.type }))
  const response = await fetch(cardPhotoPath, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(() => null)
  if (response?.ok) return
  const answer = (await response?.json().catch(() => null)) as { code?: string } | null | undefined
  throw new PortalError(readErrorCode(answer?.code) ?? 'UNKNOWN')
}

const PhotoDialog = lazy(() => withWords(import('../../kit/photo/photo-dialog.tsx'), 'photo'))

/** Lets the student request a card for a course that has none. */
export function AskForCard({ enrollment: { enrollmentId, course, institution } }: { enrollment: AcademicEnrollment }) {
  return (
    <Card as="li">
      <CardHeader title={<OfficeText>{course}</OfficeText>} aside={institution} />
      <CardSection>
        <p>
          <Trans>Para pedir a carteira, envie uma foto do seu rosto, de frente, em lugar claro e com fundo liso.</Trans>
        </p>
        <PhotoForm enrollmentId={enrollmentId} course={course}>
          <Trans>Pedir carteira</Trans>
        </PhotoForm>
      </CardSection>
    </Card>
  )
}

/** A plain form with a native file field until scripts load. */
export function PhotoForm({
  enrollmentId,
  course,
  variant = 'primary',
  children,
}: {
  enrollmentId: number
  course: string
  variant?: 'primary' | 'outline' | undefined
  children: ReactNode
}) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const getMessage = useCardPhotoMessages()
  const isReady = useHydrated()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DisabledWhileImpersonating>
        <form
          method="post"
          action={cardPhotoPath}
          encType="multipart/form-data"
          aria-label={t`Foto da carteira: ${course}`}
          className="photo-row__actions"
        >
          <input type="hidden" name="enrollmentId" value={enrollmentId} />
          {isReady ? (
            <Button variant={variant} onClick={() => setOpen(true)}>
              {children}
            </Button>
          ) : (
            <>
              <input
                type="file"
                name="photo"
                required
                accept="image/jpeg,image/png"
                aria-label={t`Foto da carteira`}
                className="file-upload__native photo-row__file"
              />
              <Button type="submit" variant={variant}>
                {children}
              </Button>
            </>
          )}
        </form>
      </DisabledWhileImpersonating>
      {isOpen ? (
        <Suspense>
          <PhotoDialog
            title={t`Foto da carteira`}
            getMessage={getMessage}
            onClose={() => setOpen(false)}
            save={async (photo) => {
              await sendCardPhoto(enrollmentId, photo)
              await queryClient.invalidateQueries({ queryKey: studentCardQueries.all.queryKey })
              setOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
