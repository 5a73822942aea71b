import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Request } from '#api/academic/requests.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { firstCapital } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { CancelRequest } from './cancel-request.tsx'

/** What is known of a request and rarely needed, and its cancellation. @param isAsking whether the page asks whether to cancel it */
export function RequestFacts({ request, isAsking }: { request: Request; isAsking: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { requestId, enrollment, requester, period, createdAt, updatedAt, cost, paidAt, mayCancel } = request
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={<Trans>Sobre o requerimento</Trans>} folds={!isAsking} />
      <CardSection>
        <DescriptionList
          items={[
            { term: t`Pedido por`, description: <span dir="auto">{requester}</span> },
            { term: t`Pedido em`, description: formats.dateTime(createdAt) },
            { term: t`Atualizado em`, description: formats.dateTime(updatedAt) },
            { term: t`Curso`, description: enrollment.course },
            { term: t`Instituição`, description: enrollment.institution },
            { term: t`Matrícula`, description: enrollment.academicRecord },
            { term: t`Período letivo`, description: period },
            { term: t`Custo`, description: cost > 0 ? formats.money(cost) : t({ message: 'Grátis', context: 'custo' }) },
            ...(paidAt ? [{ term: t`Pago em`, description: formats.dateTime(paidAt) }] : []),
          ]}
        />
        <DeadlineCount request={request} />
        <p>
          <Link to="/my-requests/protocols/$requestId" params={{ requestId }} className={textLinkLook({ variant: 'alone' })}>
            <Trans>Ver o protocolo e as regras do pedido</Trans>
          </Link>
        </p>
        {mayCancel && !isAsking ? (
          <DisabledWhileImpersonating>
            <CancelRequest request={request} look={buttonLook({ size: 'sm' })} />
          </DisabledWhileImpersonating>
        ) : null}
      </CardSection>
    </Card>
  )
}

/** Explains how the last day for the answer is counted, in business days. */
function DeadlineCount({ request: { deadline, limitOfDays, daysPassed, skippedDays, status, result } }: { request: Request }) {
  const { t } = useLingui()
  const formats = useFormats()
  if (status === 'canceled' || result) return null
  if (!deadline)
    return (
      <p>
        <Plural
          value={limitOfDays}
          one="# dia útil, que começa a contar quando o pagamento é confirmado."
          other="# dias úteis, que começam a contar quando o pagamento é confirmado."
        />
      </p>
    )
  const passed = Math.min(daysPassed, limitOfDays)
  return (
    <Disclosure summary={t`Como o prazo é contado`}>
      <p>
        <Plural
          value={limitOfDays}
          one={`Prazo de # dia útil: ${passed} já passou.`}
          other={`Prazo de # dias úteis: ${passed} já passaram.`}
        />
      </p>
      {status === 'waiting_for_student_action' ? (
        <p>
          <Trans>O prazo da secretaria volta a contar quando você enviar o que falta.</Trans>
        </p>
      ) : null}
      <p>
        <Trans>Não contam:</Trans>
      </p>
      <PlainList>
        <PlainRow>
          <Trans>Sábados e domingos</Trans>
        </PlainRow>
        {skippedDays.map(({ day, name }) => (
          <PlainRow key={day} aside={name ?? t`Feriado nacional`}>
            {firstCapital(formats.dayOfWeek(day))}
          </PlainRow>
        ))}
      </PlainList>
    </Disclosure>
  )
}
