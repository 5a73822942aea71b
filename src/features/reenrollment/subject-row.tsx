import { Trans, useLingui } from '@lingui/react/macro'
import type { ChosenClass, ClassGroup, OfferedSubject, SubjectParameters, WaitingPlace } from '#api/academic/reenrollment.ts'
import { OptionRow } from '#design/components/choices/option-row.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { ClassChip } from './class-chip.tsx'
import { useClassWords } from './class-words.ts'
import { useFaultWords } from './fault-words.ts'
import { getStops, type Selection } from './selection.ts'
import type { Choose } from './use-choose.ts'

export interface ChoiceOfClass {
  academicRecord: string
  parameters: SubjectParameters
  selection: Selection
  classes: readonly ChosenClass[]
  waiting: readonly WaitingPlace[]
  choose: Choose
  mayChoose: boolean
}

interface SubjectRowProps extends ChoiceOfClass {
  subject: OfferedSubject
  groups: readonly ClassGroup[]
}

/** A subject with its classes as chips, each chosen by one press; who teaches them and where is folded. */
export function SubjectRow({ subject: offered, groups, ...choice }: SubjectRowProps) {
  const { t, i18n } = useLingui()
  const { units, types, dates, schedule, letter } = useClassWords()
  const faultWords = useFaultWords(choice.parameters)
  const { subjectId, subject, code, type, semester, credits, workload, prerequisites, corequisites } = offered
  const missing = prerequisites.filter(({ isFulfilled, isWaived }) => !isFulfilled && !isWaived)
  const waived = prerequisites.filter(({ isFulfilled, isWaived }) => !isFulfilled && isWaived)
  const together = corequisites.filter(({ isFulfilled, isWaived }) => !isFulfilled && !isWaived)
  const names = (list: OfferedSubject['prerequisites']) =>
    new Intl.ListFormat(i18n.locale).format(list.map((one) => `${one.subject} (${one.code})`))
  const stops = new Set(
    groups
      .flatMap((group) => getStops(choice, group))
      .flatMap((fault) => (fault.code === 'prerequisite_missing' ? [] : faultWords[fault.code])),
  )
  return (
    <OptionRow
      id={`subject-${subjectId}`}
      title={subject}
      aside={choice.parameters.measure === 'credit' ? units(credits, 'credit') : units(workload, 'workload')}
      details={
        <>
          <p>
            <Facts>
              {code}
              {types[type]}
              {semester > 0 ? t`${semester}º semestre` : null}
            </Facts>
          </p>
          <PlainList>
            {groups.map((group) => (
              <PlainRow key={group.groupId}>
                <Facts>
                  <strong>{letter(group, code)}</strong>
                  {schedule(group)}
                  {group.teacher ?? t`Professor(a) a definir`}
                  {group.room ?? t`Sala a definir`}
                  {dates(group)}
                </Facts>
              </PlainRow>
            ))}
          </PlainList>
        </>
      }
      chips={groups.map((group) => (
        <li key={group.groupId}>
          <ClassChip group={group} subject={offered} {...choice} />
        </li>
      ))}
    >
      {groups.length === 0 ? <Trans>Sem turma neste período.</Trans> : null}
      {missing.length > 0 ? <p>{t`Falta o pré-requisito: ${names(missing)}.`}</p> : null}
      {waived.length > 0 ? <p>{t`Pré-requisito dispensado pela secretaria: ${names(waived)}.`}</p> : null}
      {together.length > 0 ? <p>{t`Cursar junto com: ${names(together)}.`}</p> : null}
      {[...stops].map((reason) => (
        <p key={reason}>{reason}.</p>
      ))}
    </OptionRow>
  )
}
