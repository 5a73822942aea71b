import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassSubject } from '#api/academic/academic-situation.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { MeterRow } from '#design/components/data/meter-row.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { useFormats } from '../../request/use-formats.ts'

/** The share of the allowed absences from which few are left. */
const few = 0.75

/** Lists the subjects that are being taken now, with the grade so far and the absences of those allowed. */
export function ClassSubjects({ classes }: { classes: readonly ClassSubject[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <Card aria-labelledby="classes">
      <CardHeader id="classes" title={<Trans>Cursando agora</Trans>} />
      <CardRows aria-labelledby="classes">
        {classes.map(({ historyId, subject, absences, maximumAbsences, partialGrade }) => {
          const share = maximumAbsences > 0 ? absences / maximumAbsences : 0
          const left = maximumAbsences - absences
          const isShort = share >= few
          return (
            <MeterRow
              key={historyId}
              title={<OfficeText>{subject}</OfficeText>}
              value={
                partialGrade === null ? null : (
                  <>
                    <span className="visually-hidden">{t`nota até agora:`} </span>
                    {formats.grade(partialGrade)}
                  </>
                )
              }
              share={share}
              tone={isShort ? 'danger' : undefined}
              note={
                left <= 0
                  ? t`sem faltas restantes`
                  : isShort
                    ? t`restam ${left} h de falta`
                    : t`${absences} de ${maximumAbsences} h de falta`
              }
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
