import type { Meta, StoryObj } from '@storybook/react-vite'
import { Landmark } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { SelectField } from './select-field.tsx'

const inEach = {
  'pt-BR': {
    bank: 'Banco',
    choose: 'Escolha',
    reason: 'Motivo',
    optional: '(opcional)',
    hint: 'Onde você quer receber a devolução.',
    error: 'Escolha um banco.',
    banks: ['Banco do Brasil', 'Caixa Econômica Federal', 'Cooperativa de Crédito dos Profissionais da Educação do Vale do Itajaí'],
  },
  en: {
    bank: 'Bank',
    choose: 'Choose',
    reason: 'Reason',
    optional: '(optional)',
    hint: 'Where you want to get your refund.',
    error: 'Choose a bank.',
    banks: ['Banco do Brasil', 'Caixa Econômica Federal', 'Credit Union of Education Professionals of the Itajaí Valley'],
  },
  es: {
    bank: 'Banco',
    choose: 'Elija',
    reason: 'Motivo',
    optional: '(opcional)',
    hint: 'Donde quiere recibir la devolución.',
    error: 'Elija un banco.',
    banks: [
      'Banco do Brasil',
      'Caixa Econômica Federal',
      'Cooperativa de Crédito de los Profesionales de la Educación del Valle de Itajaí',
    ],
  },
}

const meta = { title: 'Fields/Select field', component: SelectField, args: { label: '' } } satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

function options({ choose, banks }: (typeof inEach)['pt-BR']) {
  return [
    <option key="" value="">
      {choose}
    </option>,
    ...banks.map((bank, index) => (
      <option key={bank} value={index}>
        {bank}
      </option>
    )),
  ]
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20rem">
        <SelectField label={w.bank} hint={w.hint}>
          {options(w)}
        </SelectField>
        <SelectField label={w.bank} error={w.error}>
          {options(w)}
        </SelectField>
        <SelectField label={w.bank} optional={w.optional} defaultValue="2" icon={<Landmark />}>
          {options(w)}
        </SelectField>
        <SelectField label={w.bank} defaultValue="1" disabled>
          {options(w)}
        </SelectField>
      </StoryStack>
    )
  },
}

export const Chosen: Story = {
  args: { onChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <SelectField {...args} label={w.bank} hint={w.hint}>
        {options(w)}
      </SelectField>
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const select = within(canvasElement).getByRole('combobox', { name: w.bank })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, w.banks[1] ?? '')
    await expect(select).toHaveValue('1')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(select).toHaveAccessibleDescription(w.hint)
  },
}
