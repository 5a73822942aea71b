import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfficeGroup } from '#api/academic/reenrollment-office.ts'
import { AutocompleteField } from '#design/components/choices/autocomplete-field.tsx'
import type { ChoiceOption } from '#design/components/choices/option.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { useMeetingWords } from '../../subjects/reenrollment/meeting-words.ts'

/** Returns the function that describes a class as an option: its code and subject, its schedule, and the seats left. */
export function useClassOption(): (group: OfficeGroup) => ChoiceOption {
  const { t } = useLingui()
  const { schedule } = useMeetingWords()
  return ({ groupId, code, subject, meetings, seatsLeft }) => ({
    value: String(groupId),
    label: `${code} · ${subject}`,
    description: `${schedule(meetings)} · ${t`${plural(seatsLeft, { one: '# vaga', other: '# vagas' })}`}`,
  })
}

interface ClassPickerProps {
  id: string
  periodId: number
  value: ChoiceOption | null
  error: ReactNode
  onChange: (chosen: ChoiceOption | null) => void
}

/** Finds an open class of the period. */
export function ClassPicker({ id, periodId, value, error, onChange }: ClassPickerProps) {
  const { t } = useLingui()
  const toOption = useClassOption()
  return (
    <AutocompleteField
      id={id}
      label={t`Turma`}
      hint={t`Código, disciplina ou docente`}
      value={value}
      error={error}
      onChange={onChange}
      onSearch={async (search, signal) => {
        const found = await rpc.academic.reenrollmentOffice.groups.query(
          { periodId, page: 1, perPage: 20, filter: { search: search.trim().slice(0, 100) } },
          { signal },
        )
        return found.results.filter(({ isOpen }) => isOpen).map(toOption)
      }}
      loadingText={t`Buscando…`}
      emptyText={t`Nenhuma turma encontrada`}
      failedText={t`Não foi possível buscar turmas`}
      retryText={t`Tentar de novo`}
      resultCount={(count) => t`${plural(count, { one: '# turma', other: '# turmas' })}`}
    />
  )
}
