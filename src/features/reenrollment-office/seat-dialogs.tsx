import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ChosenClass } from '#api/academic/reenrollment.ts'
import type { ChoiceOption } from '#design/components/choices/option.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { ActDialog } from './act-dialog.tsx'
import { ClassPicker, useClassOption } from './class-picker.tsx'
import { useOutcomeWords } from './process-words.ts'
import { officeQueries } from './reenrollment-office.queries.ts'

interface SeatDialogProps {
  periodId: number
  enrollmentId: number
  onClose: () => void
  onDone: () => void
}

export function ChooseDialog({ periodId, enrollmentId, ...dialog }: SeatDialogProps) {
  const { t } = useLingui()
  const outcomeWords = useOutcomeWords()
  return (
    <ActDialog
      {...dialog}
      title={t`Escolher turma para o aluno`}
      submitLabel={t`Escolher turma`}
      initialValues={{ group: null as ChoiceOption | null }}
      validate={({ group }) => ({ group: !group && t`Escolha a turma` })}
      renderFields={({ values, set, getError, getId }) => (
        <ClassPicker
          id={getId('group')}
          periodId={periodId}
          value={values.group}
          error={getError('group')}
          onChange={(group) => set('group', group)}
        />
      )}
      act={async ({ group }, reason) =>
        outcomeWords(
          await rpc.academic.reenrollmentOffice.chooseFor.mutate({ periodId, enrollmentId, groupId: Number(group!.value), reason }),
        )
      }
    >
      <Notice title={<Trans>A vaga fica reservada por duas horas, até o aluno confirmar a escolha.</Trans>} />
    </ActDialog>
  )
}

interface ChosenDialogProps extends SeatDialogProps {
  chosen: ChosenClass
}

export function GiveUpDialog({ periodId, enrollmentId, chosen: { group, subject }, ...dialog }: ChosenDialogProps) {
  const { t } = useLingui()
  const { code, groupId } = group
  return (
    <ActDialog
      {...dialog}
      title={t`Retirar o aluno da turma ${code}`}
      submitLabel={t`Retirar da turma`}
      initialValues={{}}
      act={async (_, reason) => {
        await rpc.academic.reenrollmentOffice.giveUpFor.mutate({ periodId, enrollmentId, groupId, reason })
        return null
      }}
    >
      <Notice tone="warning" title={<Trans>O aluno perde a vaga em {subject}. Ela vai primeiro para a lista de espera.</Trans>} />
    </ActDialog>
  )
}

export function MoveDialog({ periodId, enrollmentId, chosen: { group, subjectCode }, ...dialog }: ChosenDialogProps) {
  const { t } = useLingui()
  const outcomeWords = useOutcomeWords()
  const toOption = useClassOption()
  const { data } = useQuery(officeQueries.classes(periodId, { search: subjectCode, perPage: 50 }))
  const { code, groupId, subjectId } = group
  const others = (data?.results ?? []).filter((one) => one.subjectId === subjectId && one.groupId !== groupId && one.isOpen)
  return (
    <ActDialog
      {...dialog}
      title={t`Mudar o aluno da turma ${code}`}
      submitLabel={t`Mudar de turma`}
      initialValues={{ to: '' }}
      validate={({ to }) => ({ to: to === '' && t`Escolha a turma` })}
      renderFields={({ values, set, getError, getId }) =>
        data && others.length === 0 ? (
          <Notice tone="warning" title={<Trans>Não há outra turma aberta desta disciplina.</Trans>} />
        ) : (
          <SelectField
            id={getId('to')}
            label={t`Nova turma`}
            value={values.to}
            error={getError('to')}
            onChange={({ target }) => set('to', target.value)}
          >
            <option value="">{data ? t`Escolha` : t`Carregando…`}</option>
            {others.map(toOption).map(({ value, label, description }) => (
              <option key={value} value={value}>
                {label} · {description}
              </option>
            ))}
          </SelectField>
        )
      }
      act={async ({ to }, reason) =>
        outcomeWords(
          await rpc.academic.reenrollmentOffice.moveSeat.mutate({
            periodId,
            enrollmentId,
            fromGroupId: groupId,
            toGroupId: Number(to),
            reason,
          }),
        )
      }
    />
  )
}
