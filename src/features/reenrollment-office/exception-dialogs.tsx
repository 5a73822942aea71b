import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  exceptionKind,
  type ExceptionKind,
  type Measure,
  type PendencyKind,
  type ReenrollmentException,
} from '#api/academic/reenrollment.ts'
import { pendencyKinds } from '#api/academic/reenrollment-names.ts'
import { Combobox } from '#design/components/choices/combobox.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { ActDialog } from './act-dialog.tsx'
import { blockWords, exceptionWords } from './office-words.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'

interface ExceptionValues {
  kind: ExceptionKind
  units: number | null
  subjectId: string
  pendency: PendencyKind | ''
}

const mostUnits = 400

interface GrantDialogProps {
  periodId: number
  enrollmentId: number
  measure: Measure
  /** The rule to waive if the dialog was opened from one; null otherwise. */
  pendency: PendencyKind | null
  onClose: () => void
  onDone: () => void
}

/** Dialog that grants one student an exception from the rules. */
export function GrantDialog({ periodId, enrollmentId, measure, pendency, ...dialog }: GrantDialogProps) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(officeQueries.classes(periodId, {}))
  const initialValues: ExceptionValues = {
    kind: pendency ? 'pendency_waived' : 'limit_raised',
    units: null,
    subjectId: '',
    pendency: pendency ?? '',
  }
  return (
    <ActDialog
      {...dialog}
      title={t`Conceder exceção`}
      submitLabel={t`Conceder exceção`}
      initialValues={initialValues}
      validate={({ kind, units, subjectId, pendency: rule }) => ({
        units:
          kind === 'limit_raised' &&
          !(units && units <= mostUnits) &&
          (measure === 'credit' ? t`Informe de 1 a ${mostUnits} créditos` : t`Informe de 1 a ${mostUnits} horas`),
        subjectId: kind === 'prerequisite_waived' && subjectId === '' && t`Escolha a disciplina`,
        pendency: kind === 'pendency_waived' && rule === '' && t`Escolha a pendência`,
      })}
      renderFields={({ values, set, getError, getId }) => (
        <>
          <RadioGroup
            legend={t`Exceção`}
            name="kind"
            value={values.kind}
            onChange={(kind) => set('kind', exceptionKind.parse(kind))}
            options={exceptionKind.options.map((value) => ({ value, label: i18n._(exceptionWords[value]) }))}
          />
          {values.kind === 'limit_raised' ? (
            <NumberField
              id={getId('units')}
              label={measure === 'credit' ? t`Créditos acima do máximo` : t`Horas acima do máximo`}
              value={values.units}
              min={1}
              max={mostUnits}
              error={getError('units')}
              onValueChange={(units) => set('units', units)}
              decreaseLabel={t`Menos um`}
              increaseLabel={t`Mais um`}
            />
          ) : values.kind === 'prerequisite_waived' ? (
            <Combobox
              id={getId('subjectId')}
              label={t`Disciplina a cursar sem os pré-requisitos`}
              options={(data?.subjects ?? []).map(({ subjectId, code, subject }) => ({
                value: String(subjectId),
                label: subject,
                description: code,
              }))}
              value={values.subjectId}
              error={getError('subjectId')}
              onChange={(subjectId) => set('subjectId', subjectId)}
              loading={!data}
              loadingText={t`Carregando…`}
              emptyText={t`Nenhuma disciplina encontrada`}
              resultCount={(count) => t`${plural(count, { one: '# disciplina', other: '# disciplinas' })}`}
            />
          ) : (
            <SelectField
              id={getId('pendency')}
              label={t`Pendência que deixa de impedir`}
              value={values.pendency}
              error={getError('pendency')}
              onChange={({ target }) => set('pendency', pendencyKinds.find((kind) => kind === target.value) ?? '')}
            >
              <option value="">{t`Escolha`}</option>
              {pendencyKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {i18n._(blockWords[kind])}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
      act={async ({ kind, units, subjectId, pendency: rule }, reason) => {
        await rpc.academic.reenrollmentOffice.addException.mutate({
          periodId,
          enrollmentId,
          kind,
          units: kind === 'limit_raised' ? units : null,
          subjectId: kind === 'prerequisite_waived' ? Number(subjectId) : null,
          pendency: kind === 'pendency_waived' && rule !== '' ? rule : null,
          reason,
        })
        return null
      }}
    />
  )
}

interface RevokeDialogProps {
  exception: ReenrollmentException
  onClose: () => void
  onDone: () => void
}

export function RevokeDialog({ exception: { exceptionId, kind }, ...dialog }: RevokeDialogProps) {
  const { t, i18n } = useLingui()
  const name = i18n._(exceptionWords[kind])
  return (
    <ActDialog
      {...dialog}
      title={t`Retirar exceção: ${name}`}
      submitLabel={t`Retirar exceção`}
      initialValues={{}}
      act={async (_, reason) => {
        await rpc.academic.reenrollmentOffice.revokeException.mutate({ exceptionId, reason })
        return null
      }}
    />
  )
}
