import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { storyLocale, words } from '../../stories/words.ts'
import { Slider } from './slider.tsx'

const inEach = {
  'pt-BR': { label: 'Quanto cabe por mês?' },
  en: { label: 'How much fits each month?' },
  es: { label: '¿Cuánto cabe al mes?' },
}

const meta = { title: 'Choices/Slider' } satisfies Meta

export default meta
type Story = StoryObj

const moved = fn()

function MonthlySlider({
  label,
  locale,
  initial = 45_000,
}: Pick<ComponentProps<typeof Slider>, 'label'> & { locale: string; initial?: number }) {
  const [value, setValue] = useState(initial)
  const money = (cents: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 }).format(cents / 100)
  return (
    <Slider
      label={label}
      name="budget"
      min={24_000}
      max={135_000}
      step={1000}
      value={value}
      onChange={setValue}
      onChangeEnd={moved}
      valueText={money(value)}
      ends={[money(24_000), money(135_000)]}
    />
  )
}

export const Values: Story = {
  render: (_args, context) => {
    const { label } = words(inEach, context)
    const locale = storyLocale(context)
    return (
      <StoryStack width="22rem">
        <MonthlySlider label={label} locale={locale} />
        <MonthlySlider label={label} locale={locale} initial={24_000} />
        <MonthlySlider label={label} locale={locale} initial={135_000} />
      </StoryStack>
    )
  },
}

export const ByKeyboard: Story = {
  render: (_args, context) => <MonthlySlider label={words(inEach, context).label} locale={storyLocale(context)} />,
  play: async ({ canvasElement, ...context }) => {
    moved.mockClear()
    const slider = within(canvasElement).getByRole('slider', { name: words(inEach, context).label })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('450'))
  },
}
