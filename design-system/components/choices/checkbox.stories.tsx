import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Checkbox } from './checkbox.tsx'

const inEach = {
  'pt-BR': {
    accept: 'Li e aceito o contrato de matrícula',
    reminders: 'Avisar por e-mail antes do vencimento',
    remindersHow: 'Três dias antes e no próprio dia.',
    all: 'Selecionar todas as mensalidades',
    months: ['Outubro de 2026', 'Novembro de 2026', 'Dezembro de 2026'],
    paid: 'Setembro de 2026 (já paga)',
    off: 'Desconto de pontualidade (indisponível)',
    long: 'Autorizo a instituição a emitir as notas fiscais de serviço em nome do responsável financeiro cadastrado e a enviá-las para o endereço eletrônico responsavelfinanceiro.familiaoliveiradossantos@exemplo.edu.br',
  },
  en: {
    accept: 'I have read and accept the enrollment contract',
    reminders: 'Email me before the due date',
    remindersHow: 'Three days before and on the day itself.',
    all: 'Select all monthly fees',
    months: ['October 2026', 'November 2026', 'December 2026'],
    paid: 'September 2026 (already paid)',
    off: 'Punctuality discount (not available)',
    long: 'I authorize the institution to issue service invoices in the name of the registered financial guardian and to send them to the address responsavelfinanceiro.familiaoliveiradossantos@exemplo.edu.br',
  },
  es: {
    accept: 'He leído y acepto el contrato de matrícula',
    reminders: 'Avisarme por correo antes del vencimiento',
    remindersHow: 'Tres días antes y el mismo día.',
    all: 'Seleccionar todas las mensualidades',
    months: ['Octubre de 2026', 'Noviembre de 2026', 'Diciembre de 2026'],
    paid: 'Septiembre de 2026 (ya pagada)',
    off: 'Descuento por pago puntual (no disponible)',
    long: 'Autorizo a la institución a emitir las facturas de servicio a nombre del responsable financiero registrado y a enviarlas a la dirección responsavelfinanceiro.familiaoliveiradossantos@exemplo.edu.br',
  },
}

const meta = {
  title: 'Choices/Checkbox',
  component: Checkbox,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ display: 'grid', justifyItems: 'start' }}>
        <Checkbox label={w.accept} />
        <Checkbox label={w.reminders} description={w.remindersHow} defaultChecked />
        <Checkbox label={w.all} indeterminate />
        <Checkbox label={w.accept} aria-invalid />
        <Checkbox label={w.off} disabled />
        <Checkbox label={w.paid} disabled defaultChecked />
      </div>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => (
    <StoryStack width="20rem">
      <Checkbox label={words(inEach, context).long} />
    </StoryStack>
  ),
}

export const ByKeyboard: Story = {
  args: { onChange: fn() },
  render: (args, context) => <Checkbox {...args} label={words(inEach, context).accept} />,
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

function MonthsWithAll({ all, months }: { all: string; months: string[] }) {
  const [checked, setChecked] = useState(months.slice(0, 1))
  return (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Checkbox
        label={all}
        checked={checked.length === months.length}
        indeterminate={checked.length > 0 && checked.length < months.length}
        onChange={(event) => setChecked(event.currentTarget.checked ? months : [])}
      />
      {months.map((month) => (
        <Checkbox
          key={month}
          label={month}
          checked={checked.includes(month)}
          onChange={() => setChecked(checked.includes(month) ? checked.filter((m) => m !== month) : [...checked, month])}
        />
      ))}
    </div>
  )
}

export const MixedStandsForSome: Story = {
  render: (_args, context) => <MonthsWithAll {...words(inEach, context)} />,
  play: async ({ canvasElement }) => {
    const [all, ...months] = within(canvasElement).getAllByRole<HTMLInputElement>('checkbox')
    await expect(all).toBePartiallyChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    for (const month of months) await expect(month).toBeChecked()
    await expect(all).not.toBePartiallyChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(all).toBePartiallyChecked()
  },
}
