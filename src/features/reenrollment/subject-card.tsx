import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChosenClass, ClassGroup, OfferedSubject, SubjectParameters, WaitingPlace } from '#api/academic/reenrollment.ts'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useClassWords } from './class-words.ts'
import { GroupRow } from './group-row.tsx'
import type { Selection } from './selection.ts'
import type { Choose } from './use-choose.ts'

export interface SubjectCardProps {
  academicRecord: string
  subject: OfferedSubject
  groups: readonly ClassGroup[]
  parameters: SubjectParameters
  selection: Selection
  classes: readonly ChosenClass[]
  waiting: readonly WaitingPlace[]
  choose: Choose
  mayChoose: boolean
}

/** Card of a subject with its classes; folded until the user opens it. */
export function SubjectCard({ subject: offered, groups, ...rest }: SubjectCardProps) {
  const { t, i18n } = useLingui()
  const { units, types } = useClassWords()
  const { subjectId, subject, code, type, semester, credits, workload, prerequisites, corequisites } = offered
  const chosen = rest.classes.find(({ group, status }) => group.subjectId === subjectId && status !== 'dropping')
  const free = groups.filter(({ seatsLeft, isOpen }) => isOpen && seatsLeft > 0).length
  const missing = prerequisites.filter(({ isFulfilled, isWaived }) => !isFulfilled && !isWaived)
  const waived = prerequisites.filter(({ isFulfilled, isWaived }) => !isFulfilled && isWaived)
  const together = corequisites.filter(({ isFulfilled, isWaived }) => !isFulfilled && !isWaived)
  const names = (list: OfferedSubject['prerequisites']) =>
    new Intl.ListFormat(i18n.locale).format(list.map((one) => `${one.subject} (${one.code})`))
  const classCount = t`${plural(groups.length, { one: '# turma', other: '# turmas' })}`
  const freeCount = t`${plural(free, { 0: 'nenhuma com vaga', other: '# com vaga' })}`
  const amount = rest.parameters.measure === 'credit' ? units(credits, 'credit') : units(workload, 'workload')
  return (
    <Card as="li" short aria-labelledby={`subject-${subjectId}`}>
      <CardHeader
        id={`subject-${subjectId}`}
        level={3}
        title={subject}
        aside={
          chosen ? (
            <Status tone="ok">
              <Trans>Escolhida: {chosen.group.code}</Trans>
            </Status>
          ) : missing.length > 0 ? (
            <Status tone="neutral">
              <Trans>Falta pré-requisito</Trans>
            </Status>
          ) : free === 0 ? (
            <Status tone="neutral">{groups.length === 0 ? <Trans>Sem turma neste período</Trans> : <Trans>Sem vagas</Trans>}</Status>
          ) : null
        }
      />
      <CardSection>
        <p>
          <Facts>
            {code}
            {types[type]}
            {amount}
            {semester > 0 ? t`${semester}º semestre` : null}
          </Facts>
        </p>
        {missing.length > 0 ? <p>{t`Pré-requisito: ${names(missing)}.`}</p> : null}
        {waived.length > 0 ? <p>{t`Pré-requisito dispensado pela secretaria: ${names(waived)}.`}</p> : null}
        {together.length > 0 ? <p>{t`Cursar junto com: ${names(together)}.`}</p> : null}
        {groups.length > 0 ? (
          <Disclosure summary={`${classCount}, ${freeCount}`}>
            <CardRows aria-label={t`Turmas de ${subject}`}>
              {groups.map((group) => (
                <GroupRow key={group.groupId} group={group} subject={subject} list={offered.list} chosenHere={chosen} {...rest} />
              ))}
            </CardRows>
          </Disclosure>
        ) : null}
      </CardSection>
    </Card>
  )
}
