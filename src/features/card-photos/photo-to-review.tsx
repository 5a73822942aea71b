import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { appConfig } from '#config'
import { decisionReason } from '#api/decision-reason.ts'
import type { PhotoToReview as Photo } from '#api/student-cards.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { PhotoRow } from '#design/components/files/photo-row.tsx'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { useAppForm } from '../../shared/form/use-app-form.ts'
import { isReason, ReasonField } from '../../shared/review/reason-field.tsx'
import { decideCardPhoto } from './card-photos.functions.ts'
import { cardPhotoQueries } from './card-photos.queries.ts'

const action = `${appConfig.basePath}/enrollment-student-cards/photos/decide`
const minReasonLength = decisionReason.shortest

/** A photo with whom it shows, and the two decisions. */
export function PhotoToReview({ photo }: { photo: Photo }) {
  const { t } = useLingui()
  const { cardId, student, academicRecord, course, institution } = photo
  return (
    <Card as="li">
      <CardHeader title={<span dir="auto">{student}</span>} aside={institution} />
      <CardSection>
        <PhotoRow
          avatar={
            <img
              className="identity-card__photo"
              src={`${appConfig.basePath}/enrollment-student-cards/photo/${cardId}?${photo.photoId}`}
              alt={t`Foto de ${student}`}
            />
          }
          title={course}
          hint={academicRecord}
        >
          <AcceptPhoto photo={photo} />
        </PhotoRow>
      </CardSection>
      <CardSection>
        <Disclosure summary={t`Recusar`}>
          <RefusePhoto photo={photo} />
        </Disclosure>
      </CardSection>
    </Card>
  )
}

function useDecision({ cardId, photoId }: Photo) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return {
    decide: async (reason: string | null) => {
      await decideCardPhoto({ data: { cardId, photoId, reason } })
      await queryClient.invalidateQueries({ queryKey: cardPhotoQueries.all })
      await navigate({
        from: '/enrollment-student-cards/photos',
        to: '.',
        // To the oldest ones: the page may be gone with its last photo.
        search: ({ perPage }) => ({ perPage, done: reason === null ? ('accepted' as const) : ('refused' as const) }),
        replace: true,
      })
    },
    problemOf: (code: string) =>
      code === 'NOT_ALLOWED' || code === 'NOT_FOUND'
        ? t`Esta foto já foi decidida, ou o aluno enviou outra.`
        : t`Não foi possível salvar. Nada mudou: tente de novo.`,
  }
}

function Hidden({ photo: { cardId, photoId }, decision }: { photo: Photo; decision: 'accept' | 'refuse' }) {
  return (
    <>
      <input type="hidden" name="cardId" value={cardId} />
      <input type="hidden" name="photoId" value={photoId} />
      <input type="hidden" name="decision" value={decision} />
    </>
  )
}

function AcceptPhoto({ photo }: { photo: Photo }) {
  const { t } = useLingui()
  const { decide, problemOf } = useDecision(photo)
  const form = useAppForm({ initialValues: {}, validate: () => ({}), submit: () => decide(null), serverError: problemOf })
  return (
    <AppForm
      form={form}
      action={action}
      aria-label={t`Aceitar a foto de ${photo.student}`}
      actions={
        <SubmitButton form={form} variant="primary">
          <Trans>Aceitar</Trans>
        </SubmitButton>
      }
    >
      <Hidden photo={photo} decision="accept" />
    </AppForm>
  )
}

function RefusePhoto({ photo }: { photo: Photo }) {
  const { t } = useLingui()
  const { decide, problemOf } = useDecision(photo)
  const form = useAppForm({
    initialValues: { reason: '' },
    idSuffix: `-${photo.cardId}`,
    validate: ({ reason }) => ({
      reason: !isReason(reason) && t`Informe o motivo em pelo menos ${minReasonLength} letras`,
    }),
    submit: ({ reason }) => decide(reason),
    serverError: problemOf,
  })
  return (
    <AppForm
      form={form}
      action={action}
      aria-label={t`Recusar a foto de ${photo.student}`}
      actions={
        <SubmitButton form={form}>
          <Trans>Recusar foto</Trans>
        </SubmitButton>
      }
    >
      <Hidden photo={photo} decision="refuse" />
      <ReasonField
        {...form.field('reason')}
        label={t`Motivo`}
        hint={t`O aluno lê este texto. Por exemplo: o rosto está na sombra.`}
        required
      />
    </AppForm>
  )
}
