import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import type { TimeProblem } from './civil-time.ts'
import { TimeField, type TimeFieldProps } from './time-field.tsx'

const inEach = {
  'pt-BR': {
    visit: 'Horário do atendimento',
    hint: 'De 24 horas, como 14:30',
    closed: 'Fim das inscrições',
    optional: '(opcional)',
    long: 'Horário de Brasília até o qual o comprovante de pagamento enviado será conferido no mesmo dia',
    problems: {
      impossible: 'Esse horário não existe. Escreva como 14:30',
      beforeMin: 'O atendimento começa às 08:00',
      afterMax: 'O último atendimento é às 18:00',
      offStep: 'Escolha um horário de 30 em 30 minutos',
    },
  },
  en: {
    visit: 'Appointment time',
    hint: '24 hours, such as 14:30',
    closed: 'Applications close',
    optional: '(optional)',
    long: 'Brasília time until which a payment receipt that was sent is checked on the same day',
    problems: {
      impossible: 'That time does not exist. Write it like 14:30',
      beforeMin: 'Appointments start at 08:00',
      afterMax: 'The last appointment is at 18:00',
      offStep: 'Choose a time on the hour or half hour',
    },
  },
  es: {
    visit: 'Horario de atención',
    hint: 'De 24 horas, como 14:30',
    closed: 'Cierre de inscripciones',
    optional: '(opcional)',
    long: 'Hora de Brasilia hasta la cual el comprobante de pago enviado se verifica el mismo día',
    problems: {
      impossible: 'Ese horario no existe. Escríbalo como 14:30',
      beforeMin: 'La atención comienza a las 08:00',
      afterMax: 'La última atención es a las 18:00',
      offStep: 'Elija un horario cada 30 minutos',
    },
  },
} satisfies Record<string, { problems: Record<TimeProblem, string>; [word: string]: unknown }>

function Visit({ problems, onValueChange, ...props }: TimeFieldProps & { problems: Record<TimeProblem, string> }) {
  const [problem, setProblem] = useState<TimeProblem>()
  return (
    <TimeField
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
  title: 'Dates/TimeField',
  component: TimeField,
  args: { label: '', name: 'visit', onValueChange: fn() },
  render: ({ onValueChange, name }, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="16rem">
        <Visit {...{ onValueChange, name }} min="08:00" max="18:00" step={30} label={w.visit} hint={w.hint} problems={w.problems} />
      </StoryStack>
    )
  },
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="16rem">
        <TimeField label={w.visit} hint={w.hint} />
        <TimeField label={w.visit} optional={w.optional} defaultValue="14:30" />
        <TimeField label={w.visit} defaultValue="19:00" error={w.problems.afterMax} />
        <TimeField label={w.closed} defaultValue="23:59" disabled />
        <TimeField label={w.long} />
      </StoryStack>
    )
  },
}

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, '8h30')
    await userEvent.tab()
    await expect(input).toHaveValue('08:30')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('08:30', undefined)
    await expect(canvasElement.querySelector<HTMLInputElement>('input[type=hidden]')!.value).toBe('08:30')

    const refused = [
      ['24:00', 'impossible'],
      ['0730', 'beforeMin'],
      ['18:30', 'afterMax'],
      ['09:10', 'offStep'],
    ]
    for (const [typed, problem] of refused) {
      await userEvent.clear(input)
      await userEvent.type(input, typed!)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null, problem)
    }
    await expect(input).toHaveAccessibleDescription(/30 em 30 minutos/)
  },
}
