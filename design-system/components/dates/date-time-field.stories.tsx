import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { storyLocale, words } from '../../stories/words.ts'
import { DateTimeField, type DateTimeFieldProps, type DateTimeProblem } from './date-time-field.tsx'
import { calendarWords } from '../../stories/calendar-words.ts'

const inEach = {
  'pt-BR': {
    legend: 'Abertura da rematrícula',
    date: 'Dia',
    time: 'Horário',
    hint: 'No horário de Brasília',
    optional: '(opcional)',
    long: 'Momento a partir do qual os estudantes convocados em segunda chamada podem enviar os documentos',
    wrong: 'Confira o dia e o horário',
    early: 'A rematrícula abre a partir de 12/11/2026, às 08:00',
  },
  en: {
    legend: 'Re-enrollment opens',
    date: 'Day',
    time: 'Time',
    hint: 'Brasília time',
    optional: '(optional)',
    long: 'Moment from which students who were called in the second round can send their documents',
    wrong: 'Check the day and the time',
    early: 'Re-enrollment can open from 11/12/2026, 08:00',
  },
  es: {
    legend: 'Apertura de la reinscripción',
    date: 'Día',
    time: 'Horario',
    hint: 'Hora de Brasilia',
    optional: '(opcional)',
    long: 'Momento a partir del cual los estudiantes convocados en segunda llamada pueden enviar los documentos',
    wrong: 'Revise el día y el horario',
    early: 'La reinscripción puede abrir a partir del 12/11/2026, a las 08:00',
  },
}

function Opening({ wrong, early, onValueChange, ...props }: DateTimeFieldProps & { wrong: string; early: string }) {
  const [problem, setProblem] = useState<DateTimeProblem>()
  return (
    <DateTimeField
      {...props}
      error={problem && (problem.kind === 'beforeMin' ? early : wrong)}
      onValueChange={(value, found) => {
        setProblem(found)
        onValueChange?.(value, found)
      }}
    />
  )
}

const meta = {
  title: 'Dates/DateTimeField',
  component: DateTimeField,
  args: { legend: '', dateLabel: '', timeLabel: '', locale: 'pt-BR', onValueChange: fn() },
  render: ({ onValueChange }, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="28rem">
        <Opening
          {...{ onValueChange, wrong: w.wrong, early: w.early, hint: w.hint, legend: w.legend }}
          dateLabel={w.date}
          timeLabel={w.time}
          dateName="openingDay"
          timeName="openingTime"
          min="2026-11-12T08:00"
          today="2026-11-12"
          locale={storyLocale(context)}
          calendar={words(calendarWords, context)}
        />
      </StoryStack>
    )
  },
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const shared = {
      locale: storyLocale(context),
      calendar: words(calendarWords, context),
      legend: w.legend,
      dateLabel: w.date,
      timeLabel: w.time,
    }
    return (
      <StoryStack width="28rem">
        <DateTimeField {...shared} hint={w.hint} optional={w.optional} />
        <DateTimeField {...shared} defaultValue="2026-11-30T08:00" />
        <DateTimeField {...shared} defaultValue="2026-11-12T07:00" error={w.early} />
        <DateTimeField {...shared} defaultValue="2026-11-30T08:00" disabled />
        <DateTimeField {...shared} legend={w.long} />
      </StoryStack>
    )
  },
}

export const BothTogether: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Abertura da rematrícula' })
    const day = within(group).getByRole('textbox', { name: 'Dia' })
    const time = within(group).getByRole('textbox', { name: 'Horário' })
    await userEvent.type(day, '12/11/2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, undefined)
    await userEvent.type(time, '07:59')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { part: 'time', kind: 'beforeMin' })
    await expect(time).toHaveAccessibleDescription(/às 08:00/)
    await expect(time).toBeInvalid()
    await expect(day).not.toBeInvalid()

    // On a later day the same time is valid.
    await userEvent.clear(day)
    await userEvent.type(day, '13/11/2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-13T07:59', undefined)
    await expect(time).not.toBeInvalid()

    await userEvent.clear(time)
    await userEvent.type(time, '2400')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { part: 'time', kind: 'impossible' })
    const sent = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map((input) => [input.name, input.value])
    await expect(sent).toEqual([
      ['openingDay', '2026-11-13'],
      ['openingTime', ''],
    ])
  },
}
