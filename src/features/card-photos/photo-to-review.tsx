import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { appConfig } from '#config'
import { decisionReason } from '#api/decision-reason.ts'
import type { AppLocale } from '#api/locales.ts'
import { photoRefusalReasons } from '#api/refusal-reasons.ts'
import type { PhotoToReview as Photo } from '#api/academic/student-cards.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { PhotoRow } from '#design/components/files/photo-row.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { ReasonChoice } from '../../kit/review/reason-choice.tsx'
import { isReason } from '../../kit/review/reason-field.tsx'
import { getReason, writtenReason } from '../../kit/review/review-reason.ts'
import { useCourseWords } from '../../subjects/person/use-course-words.ts'
import { cardPhotoQueries } from './card-photos.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

const minReasonLength = decisionReason.shortest

/** Shows a photo with the person's data, and the two possible decisions. */
export function PhotoToReview({ photo }: { photo: Photo }) {
  const { t } = useLingui()
  const { person } = useShell()
  const { cardId, student, academicRecord, course, institution } = photo
  const { registrationText } = useCourseWords()
  const address = `${appConfig.basePath}/enrollment-student-cards/photo/${cardId}?photoId=${photo.photoId}`
  return (
    <Card as="li">
      <CardSection>
        <PhotoRow
          above
          level="h2"
          avatar={
            <a href={address} target="_blank" rel="noopener noreferrer" aria-label={t`Ampliar a foto de ${student}`}>
              <img className="identity-card__photo" src={address} alt={t`Foto de ${student}`} />
            </a>
          }
          title={<span dir="auto">{student}</span>}
          hint={
            <Facts>
              <OfficeText>{course}</OfficeText>
              {registrationText(academicRecord)}
              {(person?.context?.institutionId ?? null) === null ? institution : null}
            </Facts>
          }
        >
          <AcceptPhoto photo={photo} />
          <AskToRefuse photo={photo} />
        </PhotoRow>
      </CardSection>
    </Card>
  )
}

/** Returns the heading of the next photo in the list, or else of the previous one; null for the only photo. */
function getNeighbour(form: HTMLFormElement | null): HTMLElement | null {
  const item = form?.closest('li')
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('h2') ?? null
}

function useDecision({ cardId, photoId }: Photo) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return {
    decide: async (reason: string | null) => {
      const next = getNeighbour(document.activeElement?.closest('form') ?? null)
      await rpc.academic.studentCards.decidePhoto.mutate({ cardId, photoId, reason })
      await queryClient.invalidateQueries({ queryKey: cardPhotoQueries.all })
      await navigate({
        from: '/enrollment-student-cards/photos',
        to: '.',
        // Leads to the first page, which has the oldest ones: the current page may no longer exist.
        search: ({ perPage }) => ({ perPage, done: reason === null ? ('accepted' as const) : ('refused' as const) }),
        replace: true,
        resetScroll: false,
      })
      // The focused element disappeared with its photo.
      const name = next?.isConnected ? next : document.querySelector<HTMLElement>('main h1')
      if (name && !name.hasAttribute('tabindex')) name.tabIndex = -1
      name?.focus()
    },
    getProblem: (code: string) =>
      code === 'NOT_ALLOWED' || code === 'NOT_FOUND'
        ? t`Esta foto já foi decidida, ou o aluno enviou outra.`
        : t`Não foi possível salvar. Nada mudou: tente de novo.`,
  }
}

function AcceptPhoto({ photo }: { photo: Photo }) {
  const { t } = useLingui()
  const { decide, getProblem } = useDecision(photo)
  const form = useAppForm({ initialValues: {}, validate: () => ({}), submit: () => decide(null), serverError: getProblem })
  return (
    <AppForm
      form={form}
      aria-label={t`Aceitar a foto de ${photo.student}`}
      actions={
        <SubmitButton form={form} full aria-label={t`Aceitar a foto de ${photo.student}`}>
          <Trans>Aceitar</Trans>
        </SubmitButton>
      }
    />
  )
}

function AskToRefuse({ photo }: { photo: Photo }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <div>
        <Button variant="quiet" full aria-label={t`Recusar a foto de ${photo.student}`} onClick={() => setAsking(true)}>
          <Trans>Recusar</Trans>
        </Button>
      </div>
      {isAsking ? <RefuseDialog photo={photo} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function RefuseDialog({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const { t } = useLingui()
  const form = useRefusal(photo)
  return (
    <FormDialog form={form} onClose={onClose} title={t`Recusar a foto de ${photo.student}`} submitLabel={<Trans>Recusar foto</Trans>}>
      <RefusalReason form={form} />
    </FormDialog>
  )
}

function RefusalReason({ form }: { form: ReturnType<typeof useRefusal> }) {
  const { i18n } = useLingui()
  const reasons = photoRefusalReasons.map((words) => words[i18n.locale as AppLocale])
  return <ReasonChoice compact form={form} reasons={reasons} longest={decisionReason.longest} />
}

function useRefusal(photo: Photo) {
  const { t } = useLingui()
  const { decide, getProblem } = useDecision(photo)
  return useAppForm({
    initialValues: { reason: '', written: '' },
    idSuffix: `-${photo.cardId}`,
    validate: ({ reason, written }) => ({
      reason: reason === '' && t`Escolha o motivo`,
      written: reason === writtenReason && !isReason(written) && t`Informe o motivo em pelo menos ${minReasonLength} caracteres`,
    }),
    submit: (values) => decide(getReason(values)),
    serverError: getProblem,
  })
}
