import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Measure, ReenrollmentException } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { blockWords, exceptionWords } from './office-words.tsx'

interface ExceptionsCardProps {
  exceptions: readonly ReenrollmentException[]
  measure: Measure
  onGrant: () => void
  onRevoke: (exception: ReenrollmentException) => void
}

/** Lists the exceptions that the office granted the student, who sees each with its reason. */
export function ExceptionsCard({ exceptions, measure, onGrant, onRevoke }: ExceptionsCardProps) {
  const { t, i18n } = useLingui()
  const { dateTime } = useFormats()
  const getFact = ({ kind, units, subject, pendency }: ReenrollmentException) => {
    if (kind === 'limit_raised')
      return measure === 'credit'
        ? t`${plural(units ?? 0, { one: '# crédito a mais', other: '# créditos a mais' })}`
        : t`${plural(units ?? 0, { one: '# hora a mais', other: '# horas a mais' })}`
    return kind === 'prerequisite_waived' ? subject && `${subject.subject} (${subject.code})` : pendency && i18n._(blockWords[pendency])
  }
  return (
    <Card aria-labelledby="exceptions">
      <CardHeader
        id="exceptions"
        title={<Trans>Exceções</Trans>}
        aside={
          <span data-scripted>
            <Button size="sm" onClick={onGrant}>
              <Trans>Conceder exceção</Trans>
            </Button>
          </span>
        }
      />
      {exceptions.length === 0 ? (
        <CardSection>
          <p>
            <Trans>Nenhuma exceção concedida.</Trans>
          </p>
        </CardSection>
      ) : (
        <CardRows aria-label={t`Exceções`}>
          {exceptions.map((exception) => {
            const { exceptionId, kind, reason, madeAt } = exception
            const name = i18n._(exceptionWords[kind])
            return (
              <ItemRow
                key={exceptionId}
                title={name}
                description={
                  <>
                    <div>{getFact(exception)}</div>
                    <div dir="auto">{t`Motivo: ${reason}`}</div>
                    <time dateTime={madeAt}>{dateTime(madeAt)}</time>
                  </>
                }
                action={
                  <Button size="sm" onClick={() => onRevoke(exception)} aria-label={t`Retirar exceção: ${name}`}>
                    <Trans>Retirar</Trans>
                  </Button>
                }
              />
            )
          })}
        </CardRows>
      )}
    </Card>
  )
}
