import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { storyLocale, words } from '../../stories/words.ts'
import { TextField } from '../fields/text-field.tsx'
import { Slider } from './slider.tsx'

const inEach = {
  'pt-BR': {
    parcel: 'Valor da parcela',
    perMonth: (money: string) => `${money} por mês`,
    count: 'Número de parcelas',
    counted: (n: number) => (n === 1 ? '1 parcela' : `${n} parcelas`),
    amount: 'Valor do débito',
    from: 'de',
    to: 'até',
    between: (a: string, b: string) => `de ${a} a ${b}`,
    hint: 'Quanto maior a parcela, menos juros no total.',
    error: 'A parcela precisa cobrir os juros do mês.',
    discount: 'Desconto concedido',
    exact: 'Valor exato',
  },
  en: {
    parcel: 'Installment amount',
    perMonth: (money: string) => `${money} a month`,
    count: 'Number of installments',
    counted: (n: number) => (n === 1 ? '1 installment' : `${n} installments`),
    amount: 'Debt amount',
    from: 'from',
    to: 'to',
    between: (a: string, b: string) => `from ${a} to ${b}`,
    hint: 'The larger the installment, the less interest in total.',
    error: 'The installment must cover the month’s interest.',
    discount: 'Discount granted',
    exact: 'Exact amount',
  },
  es: {
    parcel: 'Valor de la cuota',
    perMonth: (money: string) => `${money} por mes`,
    count: 'Número de cuotas',
    counted: (n: number) => (n === 1 ? '1 cuota' : `${n} cuotas`),
    amount: 'Valor de la deuda',
    from: 'desde',
    to: 'hasta',
    between: (a: string, b: string) => `de ${a} a ${b}`,
    hint: 'Cuanto mayor la cuota, menos intereses en total.',
    error: 'La cuota debe cubrir los intereses del mes.',
    discount: 'Descuento concedido',
    exact: 'Valor exacto',
  },
}

interface StoryContext {
  globals: Record<string, unknown>
}

function moneyIn(context: StoryContext) {
  const format = new Intl.NumberFormat(storyLocale(context), { style: 'currency', currency: 'BRL' })
  // Plain spaces, as written in tests.
  return (value: number) => format.format(value).replaceAll('\u00a0', ' ')
}

const meta = {
  title: 'Choices/Slider',
  component: Slider,
  args: { label: '', min: 0, max: 1, formatValue: String },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const money = moneyIn(context)
    const perMonth = (value: number) => w.perMonth(money(value))
    const marks = [100, 500, 1000].map((value) => ({ value, label: money(value) }))
    return (
      <StoryStack width="26rem">
        <Slider label={w.parcel} min={100} max={1000} step={50} defaultValue={[350]} formatValue={perMonth} marks={marks} hint={w.hint} />
        <Slider
          label={w.amount}
          thumbNames={[w.from, w.to]}
          min={0}
          max={2000}
          step={100}
          defaultValue={[400, 1500]}
          formatValue={money}
          formatRange={(a, b) => w.between(money(a), money(b))}
        />
        <Slider label={w.count} min={1} max={12} defaultValue={[1]} formatValue={w.counted} error={w.error} />
        <Slider label={w.discount} min={0} max={100} defaultValue={[20]} formatValue={(value) => `${value}%`} disabled />
      </StoryStack>
    )
  },
}

/** Below the field of the same value: its label is not shown again, and the words of the ends wrap rather than collide. */
export const BelowAField: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    const money = moneyIn(context)
    const marks = [100_000, 2_000_000].map((value) => ({ value, label: money(value) }))
    return (
      <StoryStack width="9rem">
        <Slider label={w.parcel} hideLabel min={100_000} max={2_000_000} defaultValue={[350_000]} formatValue={money} marks={marks} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const money = moneyIn({ globals })
    await expect(canvas.getByRole('slider', { name: words(inEach, { globals }).parcel })).toBeInTheDocument()
    const ends = [100_000, 2_000_000].map((value) => canvas.getByText(money(value)).getBoundingClientRect())
    await expect(ends[0]!.right <= ends[1]!.left || ends[0]!.bottom <= ends[1]!.top).toBe(true)
  },
}

export const ByKeyboard: Story = {
  args: { onChange: fn(), onChangeEnd: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    const money = moneyIn(context)
    return (
      <form>
        <Slider
          {...args}
          name="parcel"
          label={w.parcel}
          min={100}
          max={1000}
          step={50}
          largeStep={200}
          defaultValue={[350]}
          formatValue={(value) => w.perMonth(money(value))}
          hint={w.hint}
        />
      </form>
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const money = moneyIn({ globals })
    const thumb = within(canvasElement).getByRole('slider', { name: w.parcel })
    await expect(thumb).toHaveAccessibleDescription(w.hint)
    await userEvent.tab()
    await expect(thumb).toHaveFocus()
    const press = async (key: string, value: number) => {
      await userEvent.keyboard(`{${key}}`)
      await waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', String(value)))
      await expect(thumb).toHaveAttribute('aria-valuetext', w.perMonth(money(value)))
    }
    await press('ArrowRight', 400)
    await press('ArrowUp', 450)
    await press('ArrowLeft', 400)
    await press('ArrowDown', 350)
    // Large steps are counted from the minimum: 100, 300, 500.
    await press('PageUp', 500)
    await press('PageDown', 300)
    await press('End', 1000)
    await press('ArrowRight', 1000)
    await press('Home', 100)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([100]))
    await waitFor(() => expect(args.onChangeEnd).toHaveBeenLastCalledWith([100]))
    const form = canvasElement.querySelector('form')
    await expect(form && new FormData(form).getAll('parcel')).toEqual(['100'])
  },
}

/** Nobody chose a value yet. */
export const NotChosen: Story = {
  render: function NotChosenStory(_args, context) {
    const w = words(inEach, context)
    const money = moneyIn(context)
    const [value, setValue] = useState<number>()
    return (
      <Slider
        label={w.parcel}
        min={100}
        max={1000}
        step={50}
        value={[value ?? 1000]}
        emptyText={value === undefined ? '—' : undefined}
        onChange={([next]) => setValue(next)}
        formatValue={money}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: words(inEach, { globals }).parcel })
    await expect(thumb).toHaveAttribute('aria-valuetext', '—')
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', moneyIn({ globals })(100)))
  },
}

export const RangeThumbsDoNotCross: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    const money = moneyIn(context)
    return (
      <form>
        <Slider
          name="amount"
          label={w.amount}
          thumbNames={[w.from, w.to]}
          min={0}
          max={2000}
          step={100}
          defaultValue={[400, 600]}
          formatValue={money}
          formatRange={(a, b) => w.between(money(a), money(b))}
        />
      </form>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const from = canvas.getByRole('slider', { name: `${w.amount} ${w.from}` })
    const to = canvas.getByRole('slider', { name: `${w.amount} ${w.to}` })
    await userEvent.tab()
    await expect(from).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(from).toHaveAttribute('aria-valuenow', '600'))
    await userEvent.tab()
    await expect(to).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(to).toHaveAttribute('aria-valuenow', '2000'))
    const form = canvasElement.querySelector('form')
    await expect(form && new FormData(form).getAll('amount')).toEqual(['600', '2000'])
  },
}

function WithTypedValue({ label, exact, format }: { label: string; exact: string; format: (value: number) => string }) {
  const [value, setValue] = useState(350)
  return (
    <StoryStack width="24rem">
      <Slider label={label} min={100} max={1000} value={[value]} onChange={([next = 100]) => setValue(next)} formatValue={format} />
      <TextField
        label={exact}
        inputMode="numeric"
        value={String(value)}
        onChange={(event) => setValue(Number(event.currentTarget.value.replace(/\D/g, '')))}
      />
    </StoryStack>
  )
}

export const WithATypedValueBeside: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <WithTypedValue label={w.parcel} exact={w.exact} format={moneyIn(context)} />
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: words(inEach, { globals }).exact })
    await userEvent.tripleClick(field)
    await userEvent.keyboard('725')
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '725'))
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(field).toHaveValue('726'))
  },
}
