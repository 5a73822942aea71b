import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { ConfirmOutcome } from '#api/academic/reenrollment-calls.ts'
import type { EnrollmentPrice, ProcessStep, Reenrollment, SubjectParameters } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { StickyActionBar } from '#design/components/actions/sticky-action-bar.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { ActForm } from './act-form.tsx'
import { useChoiceProblems } from './choice-problems.ts'
import { ChoiceLimits } from './choice-limits.tsx'
import { useFaultWords } from './fault-words.ts'
import { InstallmentsText } from './price-panel.tsx'
import { confirmChoice } from './reenrollment.functions.ts'
import { reenrollmentQueries } from './reenrollment.queries.ts'
import type { Selection } from './selection.ts'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'
import { useProcessChange } from './use-process.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

interface ConfirmChoiceProps {
  process: ProcessStep
  reenrollment: Reenrollment
  parameters: SubjectParameters
  selection: Selection
  /** Price of the current choice; undefined until it is known for exactly this choice. */
  price: EnrollmentPrice | undefined
  record: string | undefined
}

/** Confirms the choice at the price that is shown; says what is missing while it cannot be confirmed. */
export function ConfirmChoice({ process, reenrollment, parameters, selection, price, record }: ConfirmChoiceProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const getProblem = useChoiceProblems()
  const faultWords = useFaultWords(parameters)
  const [isAsking, setAsking] = useState(false)
  /** Number of presses that could not confirm the choice. */
  const [checks, setChecks] = useState(0)
  const [lost, setLost] = useState<Extract<ConfirmOutcome, { outcome: 'lost' }>['classes']>([])
  const { academicRecord } = process
  const { reenrollmentId, revision } = reenrollment
  const total = price?.total ?? null
  const { check, chosen } = selection
  const confirm = useProcessChange(
    academicRecord,
    () => confirmChoice({ data: { academicRecord, reenrollmentId, revision, expectedTotal: total! } }),
    (outcome) => (outcome.outcome === 'confirmed' ? outcome.process : null),
    (outcome) => {
      setAsking(false)
      if (outcome.outcome === 'confirmed') void navigate({ to: '/reenrollments/payment', search: { record } })
      else if (outcome.outcome === 'lost') setLost(outcome.classes)
      else setChecks(checks + 1)
    },
  )
  const faults = [...new Set(check.faults.map(({ code }) => faultWords[code]))]
  const isMissing = check.units + check.dependencyUnits < parameters.minimum
  const monthly = price?.installments.at(-1)?.amount
  const isFaulty = checks > 0 && faults.length > 0
  const answer = isFaulty ? checks : lost.length > 0 ? lost : isAsking ? null : confirm.error
  const place = useFocusOnResult<HTMLDivElement>(answer)
  const press = () => {
    confirm.reset()
    setLost([])
    if (faults.length > 0) setChecks(checks + 1)
    else {
      setChecks(0)
      setAsking(true)
    }
  }
  const send = () => {
    confirm.mutate(undefined, {
      onError: (error) => {
        setAsking(portalErrorCode(error) !== 'AMOUNT_CHANGED' && portalErrorCode(error) !== 'CONTENT_CHANGED')
        void queryClient.invalidateQueries({ queryKey: [...reenrollmentQueries.all, 'price'] })
      },
    })
  }
  return (
    <>
      {answer === null ? null : (
        <div ref={place} tabIndex={-1}>
          {isFaulty ? (
            <Notice tone="warning" live="alert" title={t`A escolha ainda não pode ser confirmada`}>
              {new Intl.ListFormat(i18n.locale).format(faults)}.
            </Notice>
          ) : null}
          {lost.length > 0 ? (
            <Notice
              tone="warning"
              live="alert"
              title={t`O tempo de reserva acabou, e outras pessoas ocuparam as vagas: ${new Intl.ListFormat(i18n.locale).format(lost.map(({ subject, code }) => `${subject} (${code})`))}`}
            >
              <Trans>As outras turmas continuam escolhidas. Escolha outra turma destas disciplinas ou entre na lista de espera.</Trans>
            </Notice>
          ) : null}
          {confirm.isError && !isAsking ? <Notice tone="danger" live="alert" title={getProblem(confirm.error)} /> : null}
        </div>
      )}
      <StickyActionBar
        head={<ChoiceLimits process={process} parameters={parameters} check={check} />}
        label={<Trans>por mês</Trans>}
        amount={monthly === undefined ? undefined : formats.money(monthly)}
        action={
          <ActForm
            act="confirm"
            academicRecord={academicRecord}
            fields={{ reenrollment: reenrollmentId, revision, total: total ?? undefined }}
            waitsForScripts
            onPress={press}
          >
            <Button type="submit" variant={isMissing ? 'outline' : 'primary'} size="lg" disabled={total === null}>
              <Trans>Confirmar</Trans>
            </Button>
          </ActForm>
        }
      />
      {isAsking && price ? (
        <Suspense>
          <ConfirmDialog
            open
            question={reenrollment.isChanging ? t`Confirmar a alteração?` : t`Confirmar as disciplinas?`}
            confirmLabel={t`Confirmar`}
            cancelLabel={t`Voltar`}
            loading={confirm.isPending}
            error={confirm.isError ? getProblem(confirm.error) : undefined}
            onCancel={() => setAsking(false)}
            onConfirm={send}
          >
            <p>
              <Plural value={chosen.length} one="# turma fica confirmada." other="# turmas ficam confirmadas." />{' '}
              <Trans>Total do período: {formats.money(price.total)}.</Trans>
            </p>
            <p>
              <InstallmentsText installments={price.installments} />
            </p>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
