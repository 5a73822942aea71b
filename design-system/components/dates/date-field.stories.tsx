import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { storyLocale, words } from '../../stories/words.ts'
import type { DateProblem } from './civil-date.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'
import { calendarWords } from '../../stories/calendar-words.ts'

const inEach = {
  'pt-BR': {
    payDay: 'Pagar em outro dia',
    hint: 'Dia, mês e ano, como 30/11/2026',
    birth: 'Data de nascimento',
    optional: '(opcional)',
    closed: 'Vencimento original',
    long: 'Último dia em que o responsável financeiro poderá assinar o aditivo do contrato de prestação de serviços educacionais',
    problems: {
      impossible: 'Esse dia não existe. Escreva como 30/11/2026',
      beforeMin: 'Escolha um dia a partir de 10/11/2026',
      afterMax: 'Escolha um dia até 20/12/2026',
      closed: 'Escolha um dia útil',
    },
  },
  en: {
    payDay: 'Pay on another day',
    hint: 'Month, day and year, such as 11/30/2026',
    birth: 'Date of birth',
    optional: '(optional)',
    closed: 'Original due date',
    long: 'Last day on which the financially responsible person may sign the amendment to the educational services agreement',
    problems: {
      impossible: 'That day does not exist. Write it like 11/30/2026',
      beforeMin: 'Choose 11/10/2026 or later',
      afterMax: 'Choose 12/20/2026 or earlier',
      closed: 'Choose a banking day',
    },
  },
  es: {
    payDay: 'Pagar otro día',
    hint: 'Día, mes y año, como 30/11/2026',
    birth: 'Fecha de nacimiento',
    optional: '(opcional)',
    closed: 'Vencimiento original',
    long: 'Último día en que el responsable financiero podrá firmar la adenda del contrato de prestación de servicios educativos',
    problems: {
      impossible: 'Ese día no existe. Escríbalo como 30/11/2026',
      beforeMin: 'Elija un día a partir del 10/11/2026',
      afterMax: 'Elija un día hasta el 20/12/2026',
      closed: 'Elija un día hábil',
    },
  },
} satisfies Record<string, { problems: Record<DateProblem, string>; [word: string]: unknown }>

const today = '2026-11-12'
const limits = { min: '2026-11-10', max: '2026-12-20' }

function PayDay({ problems, onValueChange, ...props }: DateFieldProps & { problems: Record<DateProblem, string> }) {
  const [problem, setProblem] = useState<DateProblem>()
  return (
    <DateField
      {...props}
      error={problem && problems[problem]}
      onValueChange={(value, found) => {
        setProblem(found)
        onValueChange?.(value, found)
      }}
    />
  )
}

const meta = {
  title: 'Dates/DateField',
  component: DateField,
  args: { label: '', locale: 'pt-BR', name: 'payDay', onValueChange: fn() },
  render: ({ onValueChange, defaultValue, min, max, name }, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <PayDay
          {...{ onValueChange, defaultValue, min, max, name, today }}
          label={w.payDay}
          hint={w.hint}
          locale={storyLocale(context)}
          calendar={words(calendarWords, context)}
          problems={w.problems}
        />
      </StoryStack>
    )
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement) => within(canvas).getByRole('textbox')
const sent = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>('input[type=hidden]')!.value

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const shared = { locale: storyLocale(context), calendar: words(calendarWords, context), today }
    return (
      <StoryStack width="24rem">
        <DateField {...shared} label={w.payDay} hint={w.hint} />
        <DateField {...shared} label={w.payDay} defaultValue="2026-11-30" />
        <DateField {...shared} label={w.payDay} defaultValue="2026-11-09" error={w.problems.beforeMin} />
        <DateField {...shared} label={w.closed} defaultValue="2026-11-05" disabled />
        <DateField {...shared} label={w.closed} defaultValue="2026-11-05" readOnly />
        <DateField locale={shared.locale} label={w.birth} optional={w.optional} />
        <DateField {...shared} label={w.long} />
      </StoryStack>
    )
  },
}

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.type(input, '1/2/26')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-01', undefined)
    await userEvent.tab()
    await expect(input).toHaveValue('01/02/2026')
    await expect(sent(canvasElement)).toBe('2026-02-01')

    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, undefined)
    await userEvent.type(input, '30112026{Enter}')
    await expect(input).toHaveValue('30/11/2026')

    await userEvent.clear(input)
    await userEvent.click(input)
    await userEvent.paste('2026-12-24')
    await userEvent.tab()
    await expect(input).toHaveValue('24/12/2026')
    await expect(sent(canvasElement)).toBe('2026-12-24')
  },
}

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { defaultValue: '2026-11-05' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await expect(input).toHaveValue('11/05/2026')
    await userEvent.clear(input)
    await userEvent.type(input, '12/31/26')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-31', undefined)
  },
}

export const ImpossibleDay: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    // An incomplete date is not an error while typing.
    await userEvent.type(input, '31/02')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(input).not.toBeInvalid()
    await userEvent.type(input, '/2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, 'impossible')
    await expect(input).toHaveAccessibleDescription(/não existe/)
    await userEvent.tab()
    await expect(input).toHaveValue('31/02/2026')
    await expect(sent(canvasElement)).toBe('')
  },
}

export const OutsideTheLimits: Story = {
  args: limits,
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.type(input, '9/11/26')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, 'beforeMin')
    await expect(input).toHaveValue('09/11/2026')
    await userEvent.clear(input)
    await userEvent.type(input, '21/12/2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, 'afterMax')
    await userEvent.clear(input)
    await userEvent.type(input, '20/12/2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-20', undefined)
  },
}
