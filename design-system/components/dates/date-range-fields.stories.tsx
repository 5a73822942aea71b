import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { storyLocale, words } from '../../stories/words.ts'
import { DateRangeFields, type DateRangeFieldsProps, type DateRangeProblem } from './date-range-fields.tsx'
import { calendarWords } from '../../stories/calendar-words.ts'

const inEach = {
  'pt-BR': {
    legend: 'Vencimento',
    from: 'De',
    to: 'Até',
    hint: 'Deixe um lado em branco para não limitar',
    optional: '(opcional)',
    long: 'Período em que os pagamentos registrados pelo banco ainda não foram conciliados com as mensalidades',
    problems: {
      impossible: 'Esse dia não existe. Escreva como 30/11/2026',
      beforeMin: 'Só há cobranças desde 01/01/2020',
      afterMax: 'Escolha um dia até 31/12/2027',
      closed: 'Escolha um dia útil',
      reversed: 'O fim do período vem antes do começo',
    },
  },
  en: {
    legend: 'Due date',
    from: 'From',
    to: 'To',
    hint: 'Leave a side blank to set no limit',
    optional: '(optional)',
    long: 'Period in which the payments registered by the bank have not yet been matched with monthly fees',
    problems: {
      impossible: 'That day does not exist. Write it like 11/30/2026',
      beforeMin: 'There are charges only since 01/01/2020',
      afterMax: 'Choose 12/31/2027 or earlier',
      closed: 'Choose a banking day',
      reversed: 'The period ends before it begins',
    },
  },
  es: {
    legend: 'Vencimiento',
    from: 'Desde',
    to: 'Hasta',
    hint: 'Deje un lado en blanco para no limitar',
    optional: '(opcional)',
    long: 'Período en que los pagos registrados por el banco aún no se conciliaron con las mensualidades',
    problems: {
      impossible: 'Ese día no existe. Escríbalo como 30/11/2026',
      beforeMin: 'Solo hay cobros desde el 01/01/2020',
      afterMax: 'Elija un día hasta el 31/12/2027',
      closed: 'Elija un día hábil',
      reversed: 'El período termina antes de comenzar',
    },
  },
} satisfies Record<string, { problems: Record<DateRangeProblem['kind'], string>; [word: string]: unknown }>

function DueDates({ problems, onValueChange, ...props }: DateRangeFieldsProps & { problems: Record<DateRangeProblem['kind'], string> }) {
  const [problem, setProblem] = useState<DateRangeProblem>()
  return (
    <DateRangeFields
      {...props}
      error={problem && problems[problem.kind]}
      onValueChange={(range, found) => {
        setProblem(found)
        onValueChange?.(range, found)
      }}
    />
  )
}

const meta = {
  title: 'Dates/DateRangeFields',
  component: DateRangeFields,
  args: { legend: '', fromLabel: '', toLabel: '', locale: 'pt-BR', onValueChange: fn() },
  render: ({ onValueChange }, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="28rem">
        <DueDates
          {...{ onValueChange, problems: w.problems, legend: w.legend, hint: w.hint }}
          fromLabel={w.from}
          toLabel={w.to}
          fromName="dueFrom"
          toName="dueTo"
          min="2020-01-01"
          max="2027-12-31"
          today="2026-11-12"
          locale={storyLocale(context)}
          calendar={words(calendarWords, context)}
        />
      </StoryStack>
    )
  },
} satisfies Meta<typeof DateRangeFields>

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
      fromLabel: w.from,
      toLabel: w.to,
    }
    return (
      <StoryStack width="28rem">
        <DateRangeFields {...shared} hint={w.hint} optional={w.optional} />
        <DateRangeFields {...shared} defaultValue={{ from: '2026-11-30', to: '2026-11-01' }} error={w.problems.reversed} />
        <DateRangeFields {...shared} defaultValue={{ from: '2026-11-01', to: '2026-11-30' }} disabled />
        <DateRangeFields {...shared} legend={w.long} />
      </StoryStack>
    )
  },
}

export const OneErrorForBoth: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const from = canvas.getByRole('textbox', { name: 'De' })
    const to = canvas.getByRole('textbox', { name: 'Até' })
    await userEvent.type(to, '1/11/2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: null, to: '2026-11-01' }, undefined)
    await userEvent.type(from, '30112026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-30', to: '2026-11-01' }, { part: 'to', kind: 'reversed' })
    await expect(to).toBeInvalid()
    await expect(to).toHaveAccessibleDescription(/antes do começo/)
    await expect(from).not.toBeInvalid()

    await userEvent.clear(from)
    await userEvent.type(from, '31/12/2019')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: null, to: '2026-11-01' }, { part: 'from', kind: 'beforeMin' })
    await expect(from).toBeInvalid()
    await expect(to).not.toBeInvalid()
  },
}
