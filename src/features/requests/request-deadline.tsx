import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Request } from '#api/academic/requests.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { firstCapital } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'

/** The last day for the answer, in business days, and the days that do not count. */
export function RequestDeadline({ request, folds }: { request: Request; folds: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { deadline, limitOfDays, daysPassed, skippedDays, status, result } = request
  if (status === 'canceled' || result) return null
  const day = deadline && formats.date(deadline)
  const passed = Math.min(daysPassed, limitOfDays)
  const isPaused = status === 'waiting_for_student_action'
  return (
    <Card aria-labelledby="deadline">
      <CardHeader
        id="deadline"
        title={isPaused ? <Trans>Prazo parado</Trans> : day ? <Trans>Resposta até {day}</Trans> : <Trans>Prazo</Trans>}
        folds={folds}
      />
      <CardSection>
        {day ? (
          <>
            <p>
              <Plural
                value={limitOfDays}
                one={`Prazo de # dia útil: ${passed} já passou.`}
                other={`Prazo de # dias úteis: ${passed} já passaram.`}
              />
            </p>
            {isPaused ? (
              <p>
                <Trans>O prazo da secretaria volta a contar quando você enviar o que falta.</Trans>
              </p>
            ) : null}
            <Disclosure summary={t`Dias que não contam`}>
              <PlainList>
                <PlainRow>
                  <Trans>Sábados e domingos</Trans>
                </PlainRow>
                {skippedDays.map(({ day: skipped, name }) => (
                  <PlainRow key={skipped} aside={name ?? t`Feriado nacional`}>
                    {firstCapital(formats.dayOfWeek(skipped))}
                  </PlainRow>
                ))}
              </PlainList>
            </Disclosure>
          </>
        ) : (
          <p>
            <Plural
              value={limitOfDays}
              one="# dia útil, que começa a contar quando o pagamento é confirmado."
              other="# dias úteis, que começam a contar quando o pagamento é confirmado."
            />
          </p>
        )}
      </CardSection>
    </Card>
  )
}
