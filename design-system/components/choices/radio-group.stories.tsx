import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { RadioGroup } from './radio-group.tsx'

const inEach = {
  'pt-BR': {
    due: 'Dia do vencimento',
    hint: 'Vale a partir da próxima mensalidade.',
    error: 'Escolha o dia do vencimento.',
    optional: '(opcional)',
    days: ['Dia 5', 'Dia 10', 'Dia 15', 'Dia 20'],
    payer: 'Quem paga as mensalidades?',
    me: 'Eu',
    meHow: 'Os boletos saem no seu CPF.',
    guardian: 'Meu responsável financeiro',
    guardianHow: 'Os boletos saem no CPF de quem assinou o contrato.',
    company: 'Minha empresa',
    companyWhy: 'Sem convênio com a sua empresa.',
    long: 'Um responsável que ainda não assinou o contrato de prestação de serviços educacionais do semestre 2026/2',
  },
  en: {
    due: 'Due day',
    hint: 'Starts with the next monthly fee.',
    error: 'Choose the due day.',
    optional: '(optional)',
    days: ['Day 5', 'Day 10', 'Day 15', 'Day 20'],
    payer: 'Who pays the monthly fees?',
    me: 'I do',
    meHow: 'Bank slips carry your taxpayer number.',
    guardian: 'My financial guardian',
    guardianHow: 'Bank slips carry the number of whoever signed the contract.',
    company: 'My employer',
    companyWhy: 'No agreement with your employer.',
    long: 'A guardian who has not yet signed the contract for educational services of the 2026/2 semester',
  },
  es: {
    due: 'Día de vencimiento',
    hint: 'Vale a partir de la próxima mensualidad.',
    error: 'Elija el día de vencimiento.',
    optional: '(opcional)',
    days: ['Día 5', 'Día 10', 'Día 15', 'Día 20'],
    payer: '¿Quién paga las mensualidades?',
    me: 'Yo',
    meHow: 'Los boletos se emiten con su CPF.',
    guardian: 'Mi responsable financiero',
    guardianHow: 'Los boletos se emiten con el CPF de quien firmó el contrato.',
    company: 'Mi empresa',
    companyWhy: 'Sin convenio con su empresa.',
    long: 'Un responsable que todavía no firmó el contrato de servicios educativos del semestre 2026/2',
  },
}

type Words = (typeof inEach)['pt-BR']

const days = (w: Words) => w.days.map((label) => ({ value: label, label }))
const payers = (w: Words) => [
  { value: 'me', label: w.me, description: w.meHow },
  { value: 'guardian', label: w.guardian, description: w.guardianHow },
  { value: 'company', label: w.company, description: w.companyWhy, disabled: true },
]

const meta = {
  title: 'Choices/Radio group',
  component: RadioGroup,
  args: { name: 'due', legend: '', options: [] },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="30rem">
        <RadioGroup name="a" legend={w.payer} options={payers(w)} defaultValue="me" />
        <RadioGroup name="b" legend={w.due} hint={w.hint} optional={w.optional} options={days(w)} defaultValue={w.days[1]} horizontal />
        <RadioGroup name="c" legend={w.due} error={w.error} options={days(w)} horizontal />
      </StoryStack>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="18rem">
        <RadioGroup name="payer" legend={w.payer} options={[...payers(w), { value: 'other', label: w.long }]} />
      </StoryStack>
    )
  },
}

function Controlled({ onChange, w }: { onChange: (value: string) => void; w: Words }) {
  const [value, setValue] = useState('')
  return (
    <RadioGroup
      name="payer"
      legend={w.payer}
      error={value ? undefined : w.error}
      options={payers(w)}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

export const ByKeyboard: Story = {
  args: { onChange: fn() },
  render: ({ onChange = () => {} }, context) => <Controlled onChange={onChange} w={words(inEach, context)} />,
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const group = within(canvasElement).getByRole('group', { name: w.payer })
    const [me, guardian] = within(group).getAllByRole('radio')
    await expect(group).toHaveAccessibleDescription(w.error)
    await userEvent.tab()
    await expect(me).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('me')
    await expect(group).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{ArrowDown}')
    await expect(guardian).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('guardian')
    // Skips the disabled option.
    await userEvent.keyboard('{ArrowDown}')
    await expect(me).toBeChecked()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}
