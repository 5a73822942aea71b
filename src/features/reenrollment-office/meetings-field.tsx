import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { IconButton } from '#design/components/actions/icon-button.tsx'
import { TimeField } from '#design/components/dates/time-field.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { EditedPart } from '#design/components/fields/edited-part.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { type MeetingValues, mostMeetings } from './class-values.ts'
import { weekdayWords } from './office-words.tsx'

interface MeetingsFieldProps {
  meetings: readonly MeetingValues[]
  error: ReactNode
  onChange: (meetings: MeetingValues[]) => void
}

/** Fields for a class's weekly meetings. */
export function MeetingsField({ meetings, error, onChange }: MeetingsFieldProps) {
  const { t, i18n } = useLingui()
  const change = (id: number, part: Partial<MeetingValues>) => onChange(meetings.map((one) => (one.id === id ? { ...one, ...part } : one)))
  function add() {
    const last = meetings.at(-1)
    const id = Math.max(-1, ...meetings.map((one) => one.id)) + 1
    const weekday = last ? (last.weekday % 7) + 1 : 1
    onChange([...meetings, { id, weekday, from: last?.from ?? '', to: last?.to ?? '' }])
  }
  return (
    <div id="meetings" tabIndex={-1}>
      <FormSection legend={<Trans>Aulas na semana</Trans>} intro={<Trans>Sem aulas, a turma não tem horário fixo.</Trans>}>
        {error ? <Notice tone="danger">{error}</Notice> : null}
        {meetings.map(({ id, weekday, from, to }, index) => {
          const number = index + 1
          return (
            <EditedPart
              key={id}
              actions={
                <IconButton label={t`Remover aula ${number}`} onClick={() => onChange(meetings.filter((one) => one.id !== id))}>
                  <Trash2 />
                </IconButton>
              }
            >
              <FormRow>
                <SelectField
                  label={t`Dia da aula ${number}`}
                  value={weekday}
                  onChange={({ target }) => change(id, { weekday: Number(target.value) })}
                >
                  {weekdayWords.map((word, day) => (
                    // oxlint-disable-next-line react/no-array-index-key -- days of the week stay where they are
                    <option key={day} value={day + 1}>
                      {i18n._(word)}
                    </option>
                  ))}
                </SelectField>
                <TimeField
                  label={t`Início da aula ${number}`}
                  defaultValue={from || undefined}
                  onValueChange={(time) => change(id, { from: time ?? '' })}
                />
                <TimeField
                  label={t`Fim da aula ${number}`}
                  defaultValue={to || undefined}
                  onValueChange={(time) => change(id, { to: time ?? '' })}
                />
              </FormRow>
            </EditedPart>
          )
        })}
        <div>
          <Button size="sm" icon={<Plus />} disabled={meetings.length >= mostMeetings} onClick={add}>
            <Trans>Acrescentar aula</Trans>
          </Button>
        </div>
      </FormSection>
    </div>
  )
}
