import { useLingui } from '@lingui/react/macro'
import { DateField } from '#design/components/dates/date-field.tsx'
import { DateTimeField } from '#design/components/dates/date-time-field.tsx'
import { TimeField } from '#design/components/dates/time-field.tsx'
import { readAnswer } from '../../../form-engine/read-answer.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { type AnswerFieldProps, useFieldFrame } from './answer-field.ts'
import { timestampParts } from './posted-answers.ts'

/** The answer for text that is no date or time, so that the engine reports it: an empty one would count as no answer. */
const unreadable = '?'

/** The date and time fields keep the typed text themselves: the given value is only their initial one. */
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
