import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChosenClass, ClassGroup, SubjectList } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { ActForm } from './act-form.tsx'
import { useClassWords } from './class-words.ts'
import { useFaultWords } from './fault-words.ts'
import type { ReenrollmentAct } from './reenrollment-acts.ts'
import { findClashes, getFaults } from './selection.ts'
import type { SubjectCardProps } from './subject-card.tsx'

interface GroupRowProps extends Omit<SubjectCardProps, 'subject' | 'groups'> {
  group: ClassGroup
  subject: string
  list: SubjectList
  /** Class of the same subject that is chosen. */
  chosenHere: ChosenClass | undefined
}

/** Row of a class: its schedule, seats, the one possible action, and beforehand the classes with which it clashes. */
export function GroupRow({
  academicRecord,
  group,
  subject,
  list,
  chosenHere,
  parameters,
  selection,
  classes,
  waiting,
  choose,
  mayChoose,
}: GroupRowProps) {
  const { t, i18n } = useLingui()
  const { schedule, dates, seats, shifts } = useClassWords()
  const faultWords = useFaultWords(parameters)
  const { groupId, code, teacher, room, shift, isOpen, seatsLeft } = group
  const mine = classes.find((one) => one.group.groupId === groupId)
  const place = waiting.find((one) => one.group.groupId === groupId)
  const faults = getFaults(selection, group)
  const stops = faults.filter((fault) => fault.code !== 'group_full' && fault.code !== 'clash')
  // The subject's card names the prerequisites that are missing.
  const shownStops = mine || !isOpen ? [] : stops.filter((fault) => fault.code !== 'prerequisite_missing')
  const clashing = mine ? [] : findClashes(selection, group)
  const clashNames = new Intl.ListFormat(i18n.locale).format(
    clashing.map((one) => `${selection.subjects.get(one.subjectId)?.subject ?? one.code} (${schedule(one)})`),
  )
  const isFull = seatsLeft <= 0
  const isStopped = stops.length > 0 || (clashing.length > 0 && !parameters.allowsClashes)
  const name = t`${subject}, turma ${code}`

  const press = (asked: ReenrollmentAct, label: ReactNode, spoken: string, act: () => void, insteadOf?: number) => (
    <ActForm
      act={asked}
      academicRecord={academicRecord}
      fields={{ group: groupId, insteadOf, list }}
      onPress={() => {
        choose.clear()
        act()
      }}
    >
      <Button type="submit" size="sm" variant="outline" aria-label={spoken} loading={choose.isPending}>
        {label}
      </Button>
    </ActForm>
  )

  function action(): ReactNode {
    if (!mayChoose) return null
    const take = () => (chosenHere ? choose.swap.mutate({ from: chosenHere.group, to: group }) : choose.choose.mutate(group))
    if (mine?.status === 'dropping') return press('choose', <Trans>Manter</Trans>, t`Manter ${name}`, take, chosenHere?.group.groupId)
    if (mine) return press('giveUp', <Trans>Remover</Trans>, t`Remover ${name}`, () => choose.giveUp.mutate(group))
    if (place) return press('leave', <Trans>Sair da lista</Trans>, t`Sair da lista de espera de ${name}`, () => choose.leave.mutate(group))
    if (!isOpen || isStopped) return null
    if (isFull)
      return press('join', <Trans>Lista de espera</Trans>, t`Entrar na lista de espera de ${name}`, () => choose.join.mutate(group))
    if (chosenHere) return press('choose', <Trans>Trocar</Trans>, t`Trocar para ${name}`, take, chosenHere.group.groupId)
    return press('choose', <Trans>Escolher</Trans>, t`Escolher ${name}`, take)
  }

  return (
    <ItemRow
      title={`${code} · ${shifts[shift]}`}
      description={
        <>
          <div>{schedule(group)}</div>
          <Facts>
            {teacher ?? t`Professor(a) a definir`}
            {room ?? t`Sala a definir`}
            {dates(group)}
          </Facts>
          {clashing.length > 0 ? <div>{t`Mesmo horário de ${clashNames}`}</div> : null}
          {shownStops.map((fault) => (
            <div key={fault.code}>{faultWords[fault.code]}</div>
          ))}
          {place ? <div>{t`Você é o ${place.place}º da lista de espera`}</div> : null}
        </>
      }
      status={
        mine?.status === 'dropping' ? (
          <Status tone="neutral">
            <Trans>Sai ao confirmar</Trans>
          </Status>
        ) : mine ? (
          <Status tone="ok">{mine.status === 'taken' ? <Trans>Vaga confirmada</Trans> : <Trans>Vaga reservada</Trans>}</Status>
        ) : !isOpen ? (
          <Status tone="neutral">
            <Trans context="turma">Fechada</Trans>
          </Status>
        ) : clashing.length > 0 ? (
          <Status tone="warning">
            <Trans>Choque de horário</Trans>
          </Status>
        ) : (
          <Status tone={isFull ? 'neutral' : 'info'}>{seats(group)}</Status>
        )
      }
      action={action()}
    />
  )
}
