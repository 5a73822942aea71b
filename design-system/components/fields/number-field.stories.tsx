import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { NumberField } from './number-field.tsx'

const inEach = {
  'pt-BR': {
    label: 'Número de parcelas',
    hint: 'De 1 a 12.',
    error: 'Escolha no máximo 12 parcelas.',
    less: 'Diminuir',
    more: 'Aumentar',
    optional: '(opcional)',
    long: 'Quantidade de horas de atividades complementares que você pede para aproveitar neste semestre',
  },
  en: {
    label: 'Number of installments',
    hint: 'From 1 to 12.',
    error: 'Choose 12 installments at most.',
    less: 'Decrease',
    more: 'Increase',
    optional: '(optional)',
    long: 'Number of hours of complementary activities that you ask to have recognised this semester',
  },
  es: {
    label: 'Número de cuotas',
    hint: 'De 1 a 12.',
    error: 'Elija 12 cuotas como máximo.',
    less: 'Disminuir',
    more: 'Aumentar',
    optional: '(opcional)',
    long: 'Cantidad de horas de actividades complementarias que pide convalidar en este semestre',
  },
}

const meta = {
  title: 'Fields/Number field',
  component: NumberField,
  args: { label: '', decreaseLabel: '', increaseLabel: '' },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const named = { label: w.label, decreaseLabel: w.less, increaseLabel: w.more, min: 1, max: 12 }
    return (
      <StoryStack width="20rem">
        <NumberField {...named} hint={w.hint} />
        <NumberField {...named} defaultValue={1} />
        <NumberField {...named} defaultValue={18} error={w.error} />
        <NumberField {...named} defaultValue={6} readOnly />
        <NumberField {...named} defaultValue={6} disabled />
        <NumberField {...named} label={w.long} optional={w.optional} step={10} max={200} />
      </StoryStack>
    )
  },
}

export const Keyboard: Story = {
  args: { onValueChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <NumberField
        {...args}
        label={w.label}
        decreaseLabel={w.less}
        increaseLabel={w.more}
        min={1}
        max={12}
        name="installments"
        defaultValue={3}
      />
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const input = canvas.getByRole('spinbutton', { name: w.label })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5)
    await expect(input).toHaveAttribute('aria-valuenow', '5')
    await userEvent.keyboard('{PageUp}')
    await expect(input).toHaveValue('12')
    await expect(canvas.getByRole('button', { name: w.more })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: w.less }))
    await expect(input).toHaveValue('11')
    await expect(input).toHaveFocus()
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.paste('1.234')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234)
    await userEvent.clear(input)
    await userEvent.type(input, '7x')
    await expect(input).toHaveValue('7')
  },
}
