import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassSubject } from '#api/academic/academic-situation.ts'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { EmptyValue, Td, Th } from '#design/components/table/table-cell.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { useWorkloadWords } from './situation-words.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** What is being taken now, with the absences that are still allowed. */
export function ClassSubjects({ classes }: { classes: readonly ClassSubject[] }) {
  const { t } = useLingui()
  const { hours } = useWorkloadWords()
  const names = { subject: t`Disciplina`, workload: t`Carga horária`, absences: t`Faltas`, teacher: t`Docente` }
  return (
    <TitledSection id="classes" title={<Trans>Cursando agora</Trans>}>
      <Table label={t`Cursando agora`}>
        <TableHead>
          <Th kind="title">{names.subject}</Th>
          <Th numeric>{names.workload}</Th>
          <Th numeric>{names.absences}</Th>
          <Th>{names.teacher}</Th>
        </TableHead>
        <TableBody>
          {classes.map(({ historyId, code, subject, workload, absences, maximumAbsences, teacher }) => (
            <Tr key={historyId}>
              <Td kind="title">
                <OfficeText>{t`${subject} (${code})`}</OfficeText>
              </Td>
              <Td label={names.workload} kind="fact" numeric>
                {hours(workload)}
              </Td>
              <Td label={names.absences} numeric>
                {t`${hours(absences)} de ${hours(maximumAbsences)} permitidas`}
              </Td>
              <Td label={names.teacher} kind="fact" wraps>
                {teacher ?? <EmptyValue label={t`ainda sem docente`} />}
              </Td>
            </Tr>
          ))}
        </TableBody>
      </Table>
    </TitledSection>
  )
}
