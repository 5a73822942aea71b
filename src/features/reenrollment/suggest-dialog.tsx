import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { shifts as allShifts } from '#api/academic/reenrollment-names.ts'
import type { ClassGroup, Shift } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import type { Weekday } from '../../../class-selection/class-times.ts'
import type { SuggestedTimetable, Suggestions } from '../../../class-selection/suggest-timetables.ts'
import { firstCapital } from '../../i18n/formats.ts'
import { useClassWords } from './class-words.ts'
import type { SuggestProps } from './suggest-timetable.tsx'
import { useSuggestions } from './use-suggestions.ts'

const weekdays = [1, 2, 3, 4, 5, 6] as const
const finishes = ['12:00', '14:00', '16:00', '18:00', '20:00', '21:00', '22:00']
const shownAtOnce = 3

/** Suggests timetables of the wanted subjects that meet every wish, best first; the student can adopt one. */
export function SuggestDialog({ offer, selection, choose, onClose }: SuggestProps & { onClose: () => void }) {
  const { t } = useLingui()
  const { weekday, shifts } = useClassWords()
  const { suggestions, isBusy, isError, suggest } = useSuggestions()
  const [shown, setShown] = useState(shownAtOnce)
  const isChosen = (subjectId: number) => selection.chosen.some((id) => selection.groups.get(id)?.subjectId === subjectId)
  const open = offer.subjects.filter(
    ({ subjectId, prerequisites }) =>
      !isChosen(subjectId) &&
      prerequisites.every(({ isFulfilled, isWaived }) => isFulfilled || isWaived) &&
      offer.groups.some((group) => group.subjectId === subjectId && group.isOpen && group.seatsLeft > 0),
  )
  const [wanted, setWanted] = useState(() => withinLimits(open, selection, offer).map(String))
  const fixed = selection.offer.groups.filter(({ groupId }) => selection.chosen.includes(groupId))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const finish = String(form.get('finish') ?? '')
    const daysOff = form.getAll('off').map((day) => Number(day) as Weekday)
    const chosenShifts = form.getAll('shift') as Shift[]
    setShown(shownAtOnce)
    suggest({
      wanted: wanted.map(Number),
      groups: selection.offer.groups,
      fixed,
      wishes: {
        daysOff,
        shifts: chosenShifts.length > 0 ? chosenShifts : allShifts,
        hours: finish ? Object.fromEntries([...weekdays, 7].map((day) => [day, { notAfter: finish }])) : {},
      },
    })
  }

  return (
    <Dialog open onClose={onClose} size="wide" title={t`Montar meu horário`} closeLabel={t`Fechar`}>
      <Form
        aria-label={t`Montar meu horário`}
        onSubmit={submit}
        actions={
          <Button type="submit" variant="primary" loading={isBusy}>
            <Trans>Ver sugestões</Trans>
          </Button>
        }
      >
        <CheckboxGroup
          legend={t`Disciplinas`}
          name="subject"
          value={wanted}
          onChange={setWanted}
          options={open.map(({ subjectId, subject, code }) => ({ value: String(subjectId), label: `${subject} (${code})` }))}
        />
        <CheckboxGroup
          legend={t`Dias livres`}
          name="off"
          options={weekdays.map((day) => ({ value: String(day), label: firstCapital(weekday(day, 'long')) }))}
        />
        <CheckboxGroup
          legend={t`Turnos`}
          hint={t`Nenhum marcado vale por todos.`}
          name="shift"
          options={allShifts.map((shift) => ({ value: shift, label: shifts[shift] }))}
        />
        <SelectField label={t`Terminar até`} name="finish" defaultValue="">
          <option value="">{t`Qualquer horário`}</option>
          {finishes.map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </SelectField>
      </Form>
      {isError ? <Notice tone="danger" live="alert" title={t`Não foi possível montar sugestões neste navegador.`} /> : null}
      {suggestions ? (
        <Results
          suggestions={suggestions}
          shown={shown}
          onMore={() => setShown(shown + shownAtOnce)}
          selection={selection}
          isApplying={choose.isPending}
          onApply={(groups) => {
            choose.clear()
            choose.chooseAll.mutate(groups, { onSettled: onClose })
          }}
        />
      ) : null}
    </Dialog>
  )
}

/** Returns the next subjects of the curriculum that fit the limits; dependencies have a limit of their own. */
function withinLimits(
  open: readonly { subjectId: number; list: string; credits: number; workload: number; semester: number }[],
  { check }: SuggestProps['selection'],
  { parameters }: SuggestProps['offer'],
): number[] {
  let [left, leftPending] = [check.remaining, check.dependencyRemaining]
  const ids: number[] = []
  for (const { subjectId, list, credits, workload } of open
    .filter((one) => one.list !== 'elective')
    .toSorted((a, b) => a.semester - b.semester)) {
    const units = parameters.measure === 'credit' ? credits : workload
    if (list === 'pending' ? units > leftPending : units > left) continue
    if (list === 'pending') leftPending -= units
    else left -= units
    ids.push(subjectId)
  }
  return ids
}

interface ResultsProps {
  suggestions: Suggestions
  shown: number
  onMore: () => void
  selection: SuggestProps['selection']
  isApplying: boolean
  onApply: (groups: ClassGroup[]) => void
}

function Results({
  suggestions: { timetables, count, withoutGroup, impossiblePairs },
  shown,
  onMore,
  selection,
  isApplying,
  onApply,
}: ResultsProps) {
  const { t, i18n } = useLingui()
  const region = useRef<HTMLElement>(null)
  // The results appear below the form, often out of sight.
  useEffect(() => region.current?.focus(), [timetables])
  const getName = (subjectId: number) => selection.subjects.get(subjectId)?.subject ?? ''
  const names = (ids: readonly number[]) => new Intl.ListFormat(i18n.locale).format(ids.map(getName))
  const found = timetables.filter(({ groupIds }) => groupIds.length > 0)
  return (
    <section ref={region} tabIndex={-1} aria-labelledby="suggestions">
      <h3 id="suggestions">
        <Trans>Sugestões</Trans>
      </h3>
      <p role="status">
        {found.length === 0
          ? t`Nenhum horário atende a estes pedidos. Libere um dia, outro turno ou tire uma disciplina.`
          : count === null
            ? t`Há muitas combinações: estas são as melhores.`
            : t`${plural(count, { one: '# combinação encontrada.', other: '# combinações encontradas, as melhores primeiro.' })}`}
      </p>
      {withoutGroup.length > 0 ? <p>{t`Sem turma com vaga nestes dias e turnos: ${names(withoutGroup)}.`}</p> : null}
      {impossiblePairs.map(([one, other]) => (
        <p key={`${one}-${other}`}>{t`${getName(one)} e ${getName(other)} não cabem juntas.`}</p>
      ))}
      <CardList aria-labelledby="suggestions">
        {found.slice(0, shown).map((timetable, index) => (
          <SuggestionCard
            key={timetable.groupIds.join('-')}
            timetable={timetable}
            number={index + 1}
            selection={selection}
            isApplying={isApplying}
            onApply={onApply}
          />
        ))}
      </CardList>
      {found.length > shown ? (
        <Button onClick={onMore}>
          <Trans>Ver mais sugestões</Trans>
        </Button>
      ) : null}
    </section>
  )
}

function SuggestionCard({
  timetable: { groupIds, leftOut, days, gapMinutes, latestFinish },
  number,
  selection,
  isApplying,
  onApply,
}: Pick<ResultsProps, 'selection' | 'isApplying' | 'onApply'> & { timetable: SuggestedTimetable; number: number }) {
  const { t, i18n } = useLingui()
  const { schedule } = useClassWords()
  const groups = groupIds.flatMap((id) => selection.groups.get(id) ?? [])
  const [hours, minutes] = [Math.floor(gapMinutes / 60), gapMinutes % 60]
  const gaps =
    hours === 0
      ? t`${minutes} min de janela na semana`
      : minutes === 0
        ? t`${hours} h de janela na semana`
        : t`${hours} h ${minutes} min de janela na semana`
  const missing = new Intl.ListFormat(i18n.locale).format(leftOut.map((id) => selection.subjects.get(id)?.subject ?? ''))
  return (
    <Card as="li" aria-labelledby={`suggestion-${number}`}>
      <CardHeader id={`suggestion-${number}`} level={4} title={<Trans>Sugestão {number}</Trans>} />
      <CardSection>
        <p>
          {[
            t`${plural(days, { one: '# dia de aula', other: '# dias de aula' })}`,
            gapMinutes === 0 ? t`sem janelas` : gaps,
            latestFinish ? t`termina até ${latestFinish}` : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {leftOut.length > 0 ? <p>{t`Fica de fora: ${missing}.`}</p> : null}
        <PlainList>
          {groups.map((group) => (
            <PlainRow key={group.groupId} aside={group.code}>
              {selection.subjects.get(group.subjectId)?.subject}: {schedule(group)}
            </PlainRow>
          ))}
        </PlainList>
        <Button loading={isApplying} onClick={() => onApply(groups)}>
          <Trans>Usar a sugestão {number}</Trans>
        </Button>
      </CardSection>
    </Card>
  )
}
