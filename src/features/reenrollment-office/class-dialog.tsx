import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { shift } from '#api/academic/reenrollment.ts'
import type { OfficeGroup, reenrollmentOfficeContract } from '#api/academic/reenrollment-office.ts'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { Combobox } from '#design/components/choices/combobox.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { plural } from '@lingui/core/macro'
import { useDateField } from '../../i18n/use-date-field.ts'
import type { ErrorMessages } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { getClassProblems, getClassSettings, getClassValues, type ClassValues, mostSeats, newClassValues } from './class-values.ts'
import { Conflict } from '../../kit/versions/differences.tsx'
import { MeetingsField } from './meetings-field.tsx'
import { shiftWords } from './office-words.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'
import { useClassWords } from './use-class-words.ts'
import { useRevisionedForm } from '../../kit/versions/use-revisioned-form.ts'

export interface OfferedSubjectName {
  subjectId: number
  code: string
  subject: string
}

interface ClassDialogProps {
  periodId: number
  /** First and last day of the period's classes. */
  term: { startsOn: string; endsOn: string }
  subjects: readonly OfferedSubjectName[]
  /** The class as it is saved now; null for a new one. */
  group: OfficeGroup | null
  onClose: () => void
  onSaved: (group: OfficeGroup) => void
}

/** Offers a class, or changes one. What was typed stays when somebody else saves first. */
export function ClassDialog({ periodId, term, subjects, group, onClose, onSaved }: ClassDialogProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const dateField = useDateField()
  const { labels, texts, messagesOf } = useClassWords()
  const refresh = () => queryClient.invalidateQueries({ queryKey: officeQueries.all })
  const messages: ErrorMessages<typeof reenrollmentOfficeContract.saveGroup> = {
    CONTENT_CHANGED: t`Outra pessoa salvou esta turma enquanto você editava. O que você digitou continua aqui.`,
    NOT_ALLOWED: t`Não é possível salvar assim: o código já existe no período, há mais vagas ocupadas do que o novo total, ou alunos já escolheram esta turma nesta disciplina.`,
    FORBIDDEN: t`O seu perfil não permite mudar as turmas desta instituição.`,
  }
  const getSubject = (subjectId: number) => subjects.find((one) => one.subjectId === subjectId)?.subject ?? String(subjectId)
  const { form, begun, drawn, differences, isRefused, take, replaceNewest } = useRevisionedForm<
    OfficeGroup,
    ClassValues,
    keyof ClassValues
  >({
    newest: group,
    getValues: (saved) => (saved ? getClassValues(saved) : newClassValues(term)),
    getTexts: (shown) =>
      Object.keys(getClassProblems(shown)).length === 0 ? texts(getClassSettings(shown), getSubject(Number(shown.subjectId))) : null,
    idSuffix: '-class',
    validate: messagesOf,
    save: (values, existing, revision) => {
      const settings = getClassSettings(values)
      return existing
        ? rpc.academic.reenrollmentOffice.saveGroup.mutate({ periodId, groupId: existing.groupId, revision, settings })
        : rpc.academic.reenrollmentOffice.addGroup.mutate({ periodId, settings })
    },
    refresh,
    onSaved: (saved) => refresh().then(() => onSaved(saved)),
    messages,
  })
  const { values, errors } = form
  const getError = (name: keyof ClassValues) => errors.find(({ fieldId }) => fieldId === `${name}-class`)?.message
  const day = (name: 'startsOn' | 'endsOn') => (
    <DateField
      {...dateField}
      id={`${name}-class`}
      label={labels[name]}
      defaultValue={values[name] || undefined}
      error={getError(name)}
      onValueChange={(value) => form.set(name, value ?? '')}
    />
  )
  const text = (name: 'code' | 'teacher' | 'room', maxLength: number, optional?: string) => (
    <TextField {...form.field(name)} label={labels[name]} maxLength={maxLength} optional={optional} autoComplete="off" />
  )
  return (
    <FormDialog
      form={form}
      isWide
      onClose={onClose}
      title={begun ? t`Turma ${begun.code}` : t`Nova turma`}
      submitLabel={begun ? undefined : <Trans>Oferecer turma</Trans>}
    >
      {differences.length > 0 ? (
        <Conflict
          title={t`Outra pessoa salvou esta turma enquanto você editava`}
          isRefused={isRefused}
          differences={differences}
          labels={labels}
          onTake={take}
          onReplace={replaceNewest}
        />
      ) : null}
      <Combobox
        id="subjectId-class"
        label={labels.subjectId}
        options={subjects.map(({ subjectId, code, subject }) => ({ value: String(subjectId), label: subject, description: code }))}
        value={values.subjectId}
        onChange={(value) => form.set('subjectId', value)}
        error={getError('subjectId')}
        emptyText={t`Nenhuma disciplina encontrada`}
        resultCount={(count) => t`${plural(count, { one: '# disciplina', other: '# disciplinas' })}`}
      />
      <FormRow>
        {text('code', 30)}
        <SelectField
          id="shift-class"
          label={labels.shift}
          value={values.shift}
          onChange={({ target }) => form.set('shift', shift.parse(target.value))}
        >
          {shift.options.map((option) => (
            <option key={option} value={option}>
              {i18n._(shiftWords[option])}
            </option>
          ))}
        </SelectField>
        <NumberField
          id="seats-class"
          label={labels.seats}
          value={values.seats}
          min={0}
          max={mostSeats}
          error={getError('seats')}
          onValueChange={(seats) => form.set('seats', seats)}
          decreaseLabel={t`Menos uma vaga`}
          increaseLabel={t`Mais uma vaga`}
        />
      </FormRow>
      <FormRow>
        {text('teacher', 120, t`(opcional)`)}
        {text('room', 60, t`(opcional)`)}
      </FormRow>
      <FormRow key={`days ${drawn}`}>
        {day('startsOn')}
        {day('endsOn')}
      </FormRow>
      <MeetingsField
        key={`meetings ${drawn}`}
        meetings={values.meetings}
        error={getError('meetings')}
        onChange={(meetings) => form.set('meetings', meetings)}
      />
      <Checkbox
        label={t`Aberta para escolha`}
        description={t`Fechada, ninguém mais a escolhe; quem já confirmou continua nela.`}
        checked={values.isOpen}
        onChange={({ target }) => form.set('isOpen', target.checked)}
      />
    </FormDialog>
  )
}
