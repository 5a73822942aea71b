import { useLingui } from '@lingui/react/macro'
import { DateField } from '#design/components/dates/date-field.tsx'
import { DateTimeField } from '#design/components/dates/date-time-field.tsx'
import { TimeField } from '#design/components/dates/time-field.tsx'
import { readAnswer } from '../../../form-engine/read-answer.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { type AnswerFieldProps, useFieldFrame } from './answer-field.ts'
import { timestampParts } from './posted-answers.ts'

/** What is typed and no date or time, for the engine to say so: an empty answer would be taken for none. */
const unreadable = '?'

/** They keep what is being typed themselves: the value given is where they begin. */
export function DateAnswer({ field, value, problem, onChange }: AnswerFieldProps) {
  return (
    <DateField
      {...useFieldFrame({ field, problem })}
      {...useDateField()}
      name={field.name}
      required={field.isRequired}
      defaultValue={readable(field, value)}
      onValueChange={(date, wrong) => onChange(date ?? (wrong ? unreadable : ''))}
    />
  )
}

export function TimeAnswer({ field, value, problem, onChange }: AnswerFieldProps) {
  return (
    <TimeField
      {...useFieldFrame({ field, problem })}
      name={field.name}
      required={field.isRequired}
      defaultValue={readable(field, value)}
      onValueChange={(time, wrong) => onChange(time ?? (wrong ? unreadable : ''))}
    />
  )
}

export function TimestampAnswer({ field, value, problem, onChange }: AnswerFieldProps) {
  const { t } = useLingui()
  const { id, label, ...frame } = useFieldFrame({ field, problem })
  const { date, time } = timestampParts(field.name)
  return (
    <div id={id} tabIndex={-1}>
      <DateTimeField
        {...frame}
        {...useDateField()}
        legend={label}
        dateLabel={t`Dia`}
        timeLabel={t`Horário`}
        dateName={date}
        timeName={time}
        required={field.isRequired}
        defaultValue={readable(field, value)}
        onValueChange={(instant, wrong) => onChange(instant ?? (wrong ? unreadable : ''))}
      />
    </div>
  )
}

function readable(field: AnswerFieldProps['field'], value: unknown): string | undefined {
  const read = readAnswer(field, value)
  return !read.problem && typeof read.value === 'string' ? read.value : undefined
}
