import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { storyLocale, words } from '../../stories/words.ts'
import { amountText } from './amount-text.ts'
import { CurrencyField } from './currency-field.tsx'

const inEach = {
  'pt-BR': {
    label: 'Valor da entrada',
    hint: 'No mínimo R$ 50,00.',
    error: 'A entrada precisa ser de pelo menos R$ 50,00.',
    optional: '(opcional)',
    long: 'Valor que você consegue pagar por mês sem atrasar as próximas mensalidades',
    reset: 'Desfazer',
  },
  en: {
    label: 'Down payment',
    hint: 'At least R$ 50.00.',
    error: 'The down payment must be at least R$ 50.00.',
    optional: '(optional)',
    long: 'Amount that you can pay each month without delaying the next monthly fees',
    reset: 'Undo',
  },
  es: {
    label: 'Valor de la entrada',
    hint: 'Como mínimo R$ 50,00.',
    error: 'La entrada debe ser de al menos R$ 50,00.',
    optional: '(opcional)',
    long: 'Valor que puede pagar por mes sin atrasar las próximas mensualidades',
    reset: 'Deshacer',
  },
}

const meta = {
  title: 'Fields/Currency field',
  component: CurrencyField,
  args: { label: '', locale: 'pt-BR' },
} satisfies Meta<typeof CurrencyField>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const named = { label: w.label, locale: storyLocale(context) }
    return (
      <StoryStack width="20rem">
        <CurrencyField {...named} hint={w.hint} />
        <CurrencyField {...named} defaultValue={123456} />
        <CurrencyField {...named} defaultValue={4999} error={w.error} />
        <CurrencyField {...named} defaultValue={0} readOnly />
        <CurrencyField {...named} defaultValue={9_999_999_999_999} disabled />
        <CurrencyField {...named} label={w.long} optional={w.optional} />
      </StoryStack>
    )
  },
}

export const Typed: Story = {
  args: { onValueChange: fn() },
  render: (args, context) => (
    <form>
      <CurrencyField {...args} label={words(inEach, context).label} locale={storyLocale(context)} name="amount" defaultValue={5000} />
      <button type="reset">{words(inEach, context).reset}</button>
    </form>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const locale = storyLocale({ globals })
    const written = (cents: number) => amountText(cents, locale)
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(w.label)
    const sent = () => new FormData(input.form ?? undefined).get('amount')
    await expect(sent()).toBe('5000')
    await expect(input).toHaveAccessibleDescription('R$')

    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '300')
    await expect(input).toHaveValue('300')
    await expect(sent()).toBe('30000')
    await userEvent.keyboard(',5')
    await expect(sent()).toBe('30050')
    await userEvent.tab()
    await expect(input).toHaveValue(written(30050))

    await userEvent.clear(input)
    await userEvent.type(input, '1.234,56')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123456)
    await userEvent.tab()
    await expect(input).toHaveValue(written(123456))

    // Between 1 and 2 of 1.234,56, whatever the thousands separator.
    input.focus()
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('9')
    await expect(sent()).toBe('1923456')
    await userEvent.keyboard('{Backspace}')
    await expect(sent()).toBe('123456')
    await expect(input.selectionStart).toBe(1)

    await userEvent.paste('R$ 2,500.00')
    await expect(sent()).toBe('250000')
    await userEvent.click(within(canvasElement).getByRole('button', { name: w.reset }))
    await expect(input).toHaveValue(written(5000))
    await waitFor(() => expect(sent()).toBe('5000'))
  },
}
