import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubjectParameters } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useChoiceProblems } from './choice-problems.ts'
import { useClassWords } from './class-words.ts'
import { useFaultWords } from './fault-words.ts'
import { getAlternatives, type Selection } from './selection.ts'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'
import type { Choose, Refused } from './use-choose.ts'

/** Says why the last choice failed, with the classes of the subject that fit. */
export function ChoiceNotices({ choose, selection, parameters }: { choose: Choose; selection: Selection; parameters: SubjectParameters }) {
  const getProblem = useChoiceProblems()
  const { error, refused } = choose
  const place = useFocusOnResult<HTMLUListElement>(error ?? (refused.length > 0 ? refused : null))
  if (!error && refused.length === 0) return null
  return (
    <CardList ref={place} tabIndex={-1}>
      {error ? (
        <li>
          <Notice tone="danger" live="alert" title={getProblem(error)} />
        </li>
      ) : null}
      {refused.map((one) => (
        <li key={one.group.groupId}>
          <RefusedNotice refused={one} choose={choose} selection={selection} parameters={parameters} />
        </li>
      ))}
    </CardList>
  )
}

function RefusedNotice({
  refused: { group, outcome },
  choose,
  selection,
  parameters,
}: {
  refused: Refused
  choose: Choose
  selection: Selection
  parameters: SubjectParameters
}) {
  const { t, i18n } = useLingui()
  const { schedule } = useClassWords()
  const faults = useFaultWords(parameters)
  const { code } = group
  const subject = selection.subjects.get(group.subjectId)?.subject ?? ''
  const kept = selection.chosen.map((id) => selection.groups.get(id)).find((one) => one?.subjectId === group.subjectId)
  const others = getAlternatives(selection, group.subjectId).filter(({ groupId }) => groupId !== group.groupId)
  const title =
    outcome.outcome === 'full'
      ? t`A última vaga de ${subject}, turma ${code}, acabou de ser ocupada`
      : outcome.outcome === 'unavailable'
        ? t`A turma ${outcome.code} (${outcome.hash}) de ${outcome.subject} não está mais disponível`
        : t`${subject}, turma ${code}, não pôde ser escolhida`
  return (
    <Notice tone="warning" live="alert" title={title}>
      {outcome.outcome === 'full' ? (
        <p>
          {t`${plural(outcome.waiting, {
            0: 'Ninguém está na lista de espera.',
            one: '# pessoa na lista de espera.',
            other: '# pessoas na lista de espera.',
          })}`}
        </p>
      ) : null}
      {outcome.outcome === 'refused' ? (
        <p>{new Intl.ListFormat(i18n.locale).format(outcome.faults.map((fault) => faults[fault]))}.</p>
      ) : null}
      <p>
        {others.length > 0 ? (
          <Trans>As suas outras turmas continuam escolhidas. Estas cabem no seu horário:</Trans>
        ) : (
          <Trans>As suas outras turmas continuam escolhidas. Nenhuma outra turma da disciplina cabe no seu horário.</Trans>
        )}
      </p>
      {others.map((other) => (
        <Button
          key={other.groupId}
          size="sm"
          loading={choose.isPending}
          onClick={() => (kept ? choose.swap.mutate({ from: kept, to: other }) : choose.choose.mutate(other))}
        >
          {t`Escolher ${other.code}: ${schedule(other)}`}
        </Button>
      ))}
      {outcome.outcome === 'full' ? (
        <Button size="sm" loading={choose.isPending} onClick={() => choose.join.mutate(group)}>
          {t`Entrar na lista de espera de ${code}`}
        </Button>
      ) : null}
    </Notice>
  )
}
