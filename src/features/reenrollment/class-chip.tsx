import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ClassGroup, OfferedSubject } from '#api/academic/reenrollment.ts'
import { ClosedChip, OptionChip } from '#design/components/choices/option-row.tsx'
import { ActForm } from './act-form.tsx'
import { useClassWords } from './class-words.ts'
import type { ReenrollmentAct } from './reenrollment-acts.ts'
import { findClashes, getStops } from './selection.ts'
import type { ChoiceOfClass } from './subject-row.tsx'

/** The number of free seats is told from `few` on, and asks for attention from `scarce` on. */
const few = 9
const scarce = 3

interface ClassChipProps extends ChoiceOfClass {
  group: ClassGroup
  subject: OfferedSubject
}

/** A class that one press chooses, gives up, swaps for the chosen one of its subject, or waits for; or why that cannot be. */
export function ClassChip({ group, subject: { subject, code: subjectCode, list }, ...choice }: ClassChipProps) {
  const { t, i18n } = useLingui()
  const { starts, letter } = useClassWords()
  const { academicRecord, parameters, selection, classes, waiting, choose, mayChoose } = choice
  const { groupId, subjectId, code, isOpen, seatsLeft } = group
  const mine = classes.find((one) => one.group.groupId === groupId)
  const chosenHere = classes.find((one) => one.group.subjectId === subjectId && one.status !== 'dropping')
  const place = waiting.find((one) => one.group.groupId === groupId)
  const clashing = mine ? [] : findClashes(selection, group)
  const clashNames = new Intl.ListFormat(i18n.locale).format(
    clashing.map((one) => selection.subjects.get(one.subjectId)?.subject ?? one.code),
  )
  const name = t`${subject}, turma ${code}`
  const words = [starts(group), letter(group, subjectCode)].filter(Boolean).join(' ')

  const press = (
    act: ReenrollmentAct,
    spoken: string,
    change: () => void,
    look: { note?: string | undefined; isScarce?: boolean; state?: 'chosen' | 'leaving' },
  ) => (
    <ActForm
      act={act}
      academicRecord={academicRecord}
      fields={{ group: groupId, insteadOf: act === 'choose' ? chosenHere?.group.groupId : undefined, list }}
      onPress={() => {
        if (choose.isPending) return
        choose.clear()
        change()
      }}
    >
      <OptionChip spoken={spoken} {...look}>
        {words}
      </OptionChip>
    </ActForm>
  )
  const take = () => (chosenHere ? choose.swap.mutate({ from: chosenHere.group, to: group }) : choose.choose.mutate(group))

  const closed = (note: string | undefined) => <ClosedChip note={note}>{words}</ClosedChip>
  const isFull = seatsLeft <= 0
  const seats = seatsLeft > few ? undefined : t`${plural(Math.max(0, seatsLeft), { 0: 'lotada', one: '# vaga', other: '# vagas' })}`
  if (mine?.status === 'dropping')
    return mayChoose
      ? press('choose', t`Manter ${name}`, take, { state: 'leaving', note: t`sai ao confirmar` })
      : closed(t`sai ao confirmar`)
  if (mine)
    return mayChoose
      ? press('giveUp', t`Remover ${name}`, () => choose.giveUp.mutate(group), { state: 'chosen', note: seats })
      : closed(t`escolhida`)
  if (place) {
    const queue = t`${place.place}º da fila`
    return mayChoose
      ? press('leave', t`Sair da lista de espera de ${name}`, () => choose.leave.mutate(group), { note: queue })
      : closed(queue)
  }
  if (!isOpen) return closed(t`fechada`)
  if (clashing.length > 0 && !parameters.allowsClashes) return closed(t`choca com ${clashNames}`)
  if (!mayChoose || getStops(choice, group).length > 0) return closed(seats)
  if (isFull)
    return press('join', t`Entrar na lista de espera de ${name}`, () => choose.join.mutate(group), { note: t`lotada, entrar na fila` })
  return press('choose', chosenHere ? t`Trocar para ${name}` : t`Escolher ${name}`, take, {
    note: clashing.length > 0 ? t`mesmo horário de ${clashNames}` : seats,
    isScarce: clashing.length > 0 || seatsLeft <= scarce,
  })
}
