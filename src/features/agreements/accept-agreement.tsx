import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { appConfig } from '#config'
import type { AgreementCalculation, MakeAgreementInput, PlanOffer } from '#api/financial/agreements.ts'
import { Button } from '#design/components/actions/button.tsx'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { changedAmount, portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { useAgreementWords } from './agreement-labels.tsx'
import type { NewAgreementSearch } from './new-agreement-search.ts'
import { makeAgreement } from './agreements.functions.ts'
import { agreementQueries } from './agreements.queries.ts'

interface AcceptAgreementProps {
  calculation: AgreementCalculation
  offer: PlanOffer
  search: NewAgreementSearch
}

export function AcceptAgreement({ calculation: { terms, debts }, offer, search }: AcceptAgreementProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { lines } = useAgreementWords()
  const [accepted, setAccepted] = useState<string[]>([])
  const [isMissing, setMissing] = useState(search.problem === 'unread')
  const make = useMakeAgreement({
    debtIds: debts.map(({ debtId }) => debtId),
    planId: offer.plan.planId,
    firstDueDate: search.first,
    expectedTotal: offer.totalAmount,
    termsVersion: terms.version,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isAccepted = accepted.length > 0
    setMissing(!isAccepted)
    if (!isAccepted) event.currentTarget.querySelector<HTMLElement>('input[type=checkbox]')?.focus()
    else if (!make.isPending) make.mutate()
  }

  return (
    <Card aria-labelledby="total">
      <CardSection>
        <CardTitle id="total">
          <Trans>Total do acordo</Trans>
        </CardTitle>
        <Amount size="display">{formats.money(offer.totalAmount)}</Amount>
        <AmountBreakdown size="compact" lines={lines(offer, t`Débitos, hoje`)} />
      </CardSection>
      <CardSection>
        <CardTitle level={3}>
          <Trans>Termos do acordo</Trans>
        </CardTitle>
        <p>{terms.text[i18n.locale as keyof typeof terms.text]}</p>
        <Form
          aria-label={t`Fechar o acordo`}
          method="post"
          action={`${appConfig.basePath}/financial/agreements/make`}
          onSubmit={submit}
          actions={
            <DisabledWhileImpersonating>
              <Button type="submit" variant="primary" size="lg" full loading={make.isPending}>
                <Trans>Fechar o acordo</Trans>
              </Button>
            </DisabledWhileImpersonating>
          }
        >
          <input type="hidden" name="debts" value={search.debts} />
          <input type="hidden" name="plan" value={offer.plan.planId} />
          {search.first ? <input type="hidden" name="first" value={search.first} /> : null}
          <input type="hidden" name="total" value={offer.totalAmount} />
          <input type="hidden" name="version" value={terms.version} />
          <CheckboxGroup
            name="terms"
            legend={t`Termos do acordo`}
            hideLegend
            error={isMissing && accepted.length === 0 ? t`Aceite os termos para fechar o acordo` : undefined}
            options={[{ value: String(terms.version), label: t`Li e aceito os termos` }]}
            value={accepted}
            onChange={setAccepted}
          />
          {make.isError ? (
            <AgreementProblem code={portalErrorCode(make.error)} amount={changedAmount(make.error)} />
          ) : make.isIdle && search.problem && search.problem !== 'unread' ? (
            <AgreementProblem code={search.problem} amount={offer.totalAmount} />
          ) : null}
        </Form>
      </CardSection>
    </Card>
  )
}

/** Returns the mutation that makes the agreement. It is idempotent and refetches when the shown terms are out of date. */
function useMakeAgreement(wanted: Omit<MakeAgreementInput, 'idempotencyKey'>) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // One key per intention: a repeated press reuses the key; another plan or total gets a new one.
  const intention = JSON.stringify(wanted)
  const [key, setKey] = useState({ intention, value: '' })
  return useMutation({
    mutationFn: () => {
      const idempotencyKey = key.intention === intention && key.value ? key.value : crypto.randomUUID()
      setKey({ intention, value: idempotencyKey })
      return makeAgreement({ data: { ...wanted, idempotencyKey } })
    },
    onSuccess: async ({ agreementId }) => {
      await navigate({
        to: '/financial/agreements/$agreementId',
        params: { agreementId: String(agreementId) },
        search: { made: true },
        replace: true,
      })
      // The debts changed too, wherever they are shown.
      await queryClient.invalidateQueries()
    },
    onError: (error) => {
      const isOutdated = ['AMOUNT_CHANGED', 'TERMS_CHANGED', 'PLAN_NOT_AVAILABLE', 'DEBT_NOT_NEGOTIABLE', 'NOT_FOUND'].includes(
        portalErrorCode(error),
      )
      // Still pending until the page shows the new total: a press before that would send the old one again.
      return isOutdated ? queryClient.invalidateQueries({ queryKey: agreementQueries.all }) : undefined
    },
  })
}

/** @param amount cents */
function AgreementProblem({ code, amount: total }: { code: string; amount: number | null | undefined }) {
  const { t } = useLingui()
  const formats = useFormats()
  const amount = total ? formats.money(total) : ''
  if (code === 'AMOUNT_CHANGED') {
    return (
      <Notice tone="warning" live="alert" title={t`O total mudou`}>
        <Trans>Agora são {amount}. Confira as parcelas e confirme de novo. O acordo ainda não foi fechado.</Trans>
      </Notice>
    )
  }
  if (code === 'TERMS_CHANGED') {
    return (
      <Notice tone="warning" live="alert" title={t`Os termos mudaram`}>
        <Trans>Leia os novos termos e confirme de novo. O acordo ainda não foi fechado.</Trans>
      </Notice>
    )
  }
  if (code === 'FORBIDDEN') {
    return (
      <Notice tone="warning" live="alert" title={t`Somente o aluno pode fechar um acordo`}>
        <Trans>O seu perfil não permite acordos.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" live="alert" title={t`Não foi possível fechar o acordo`}>
      <Trans>O acordo não foi fechado. Tente de novo em alguns minutos.</Trans>
    </Notice>
  )
}
