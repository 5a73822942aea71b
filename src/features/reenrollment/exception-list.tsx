import { Trans, useLingui } from '@lingui/react/macro'
import type { ReenrollmentException } from '#api/academic/reenrollment.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { ruleWords } from '../../subjects/reenrollment/pendency-words.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** Lists the exceptions that the office granted the student, with its reasons. */
export function ExceptionList({ exceptions }: { exceptions: readonly ReenrollmentException[] }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  if (exceptions.length === 0) return null
  const getName = ({ kind, units, subject, pendency }: ReenrollmentException) => {
    if (kind === 'limit_raised') return t`Limite aumentado em ${units ?? 0}`
    if (kind === 'prerequisite_waived') return t`Sem pré-requisito: ${subject?.subject ?? ''}`
    const rule = pendency ? i18n._(ruleWords[pendency]) : ''
    return t`Pendência liberada: ${rule}`
  }
  return (
    <Card aria-labelledby="exceptions">
      <CardHeader id="exceptions" title={<Trans>Exceções da secretaria</Trans>} />
      <CardSection>
        <DescriptionList
          layout="rows"
          items={exceptions.map((exception) => ({
            id: String(exception.exceptionId),
            term: getName(exception),
            description: (
              <>
                <OfficeText>{exception.reason}</OfficeText> ({formats.day(exception.madeAt)})
              </>
            ),
          }))}
        />
      </CardSection>
    </Card>
  )
}
