import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ActivityDecision, ActivityToReview } from '#api/academic/academic-situation.ts'
import { mostActivityHours } from '#api/academic/activity-hours.ts'
import { decisionReason } from '#api/decision-reason.ts'
import { TextField } from '#design/components/fields/text-field.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { isReason, ReasonField } from '../../kit/review/reason-field.tsx'
import { activityCertificateQueries } from './activity-certificates.queries.ts'

const minReasonLength = decisionReason.shortest

function useDecision({ activityId }: ActivityToReview) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return {
    decide: async (decision: ActivityDecision['decision']) => {
      await rpc.academic.situation.decideActivity.mutate({ activityId, decision })
      await queryClient.invalidateQueries({ queryKey: activityCertificateQueries.all })
      await navigate({
        from: '/academic-situation/certificates',
        to: '.',
        // Leads to the first page, which has the oldest ones: the current page may no longer exist.
        search: ({ perPage }) => ({ perPage, done: decision.status }),
        replace: true,
      })
    },
    getProblem: (code: string) =>
      code === 'CONTENT_CHANGED' || code === 'NOT_FOUND'
        ? t`Outra pessoa já decidiu sobre este certificado.`
        : t`Não foi possível salvar. Nada mudou: tente de novo.`,
    reasonMissing: t`Informe o motivo em pelo menos ${minReasonLength} caracteres`,
  }
}

export function AcceptCertificate({ activity }: { activity: ActivityToReview }) {
  const { t } = useLingui()
  const { decide, getProblem, reasonMissing } = useDecision(activity)
  const { activityId, student, title, claimedHours } = activity
  const form = useAppForm({
    initialValues: { hours: String(claimedHours), reason: '' },
    idSuffix: `-accepted-${activityId}`,
    validate: ({ hours, reason }) => ({
      hours: !isHours(hours) && t`Escreva as horas em número inteiro, de 1 a ${mostActivityHours}.`,
      reason:
        Number(hours) > claimedHours && reason.trim() === ''
          ? t`Para aceitar mais horas do que foram pedidas, escreva o motivo.`
          : reason.trim() !== '' && !isReason(reason) && reasonMissing,
    }),
    submit: ({ hours, reason }) => decide({ status: 'accepted', grantedHours: Number(hours), reason: reason.trim() || null }),
    serverError: getProblem,
  })
  return (
    <AppForm
      form={form}
      aria-label={t`Aceitar o certificado de ${student}: ${title}`}
      actions={
        <SubmitButton form={form} variant="primary">
          <Trans>Aceitar</Trans>
        </SubmitButton>
      }
    >
      <TextField {...form.field('hours')} label={t`Horas aceitas`} inputMode="numeric" maxLength={4} required />
      <ReasonField
        {...form.field('reason')}
        label={t`Observação`}
        hint={t`O aluno lê este texto. É preciso quando as horas aceitas são mais do que as pedidas.`}
      />
    </AppForm>
  )
}

const isHours = (text: string) => /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= mostActivityHours

export function RefuseCertificate({ activity }: { activity: ActivityToReview }) {
  const { t } = useLingui()
  const { decide, getProblem, reasonMissing } = useDecision(activity)
  const { activityId, student, title } = activity
  const form = useAppForm({
    initialValues: { reason: '' },
    idSuffix: `-refused-${activityId}`,
    validate: ({ reason }) => ({ reason: !isReason(reason) && reasonMissing }),
    submit: ({ reason }) => decide({ status: 'refused', reason }),
    serverError: getProblem,
  })
  return (
    <AppForm
      form={form}
      aria-label={t`Recusar o certificado de ${student}: ${title}`}
      actions={
        <SubmitButton form={form}>
          <Trans>Recusar certificado</Trans>
        </SubmitButton>
      }
    >
      <ReasonField
        {...form.field('reason')}
        label={t`Motivo`}
        hint={t`O aluno lê este texto. Por exemplo: falta a carga horária.`}
        required
      />
    </AppForm>
  )
}
