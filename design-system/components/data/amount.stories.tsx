import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Amount } from './amount.tsx'
import { DiscountedAmount } from './discounted-amount.tsx'

const inEach = {
  'pt-BR': {
    amount: 'R$ 1.284,07',
    millions: 'R$ 118.204.771,30',
    minus: '– R$ 299,50',
    minusSpoken: 'menos R$ 299,50',
    original: 'R$ 1.497,50',
    discounted: 'R$ 1.198,00',
    originalLabel: 'Valor original',
    discountedLabel: 'Com desconto',
  },
  en: {
    amount: 'R$1,284.07',
    millions: 'R$118,204,771.30',
    minus: '−R$299.50',
    minusSpoken: 'minus R$299.50',
    original: 'R$1,497.50',
    discounted: 'R$1,198.00',
    originalLabel: 'Original amount',
    discountedLabel: 'With discount',
  },
  es: {
    amount: 'R$ 1.284,07',
    millions: 'R$ 118.204.771,30',
    minus: '– R$ 299,50',
    minusSpoken: 'menos R$ 299,50',
    original: 'R$ 1.497,50',
    discounted: 'R$ 1.198,00',
    originalLabel: 'Importe original',
    discountedLabel: 'Con descuento',
  },
}

const meta = { title: 'Data/Amount', component: Amount } satisfies Meta<typeof Amount>

export default meta
type Story = StoryObj

export const Sizes: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <Amount size="display">{w.amount}</Amount>
        <Amount size="large">{w.amount}</Amount>
        <Amount size="medium">{w.amount}</Amount>
        <Amount>{w.amount}</Amount>
        <DiscountedAmount
          originalLabel={w.originalLabel}
          original={w.original}
          amountLabel={w.discountedLabel}
          amount={w.discounted}
          size="large"
        />
        <DiscountedAmount originalLabel={w.originalLabel} original={w.original} amountLabel={w.discountedLabel} amount={w.discounted} />
      </StoryStack>
    )
  },
}

export const Millions: Story = {
  render: (_args, context) => <Amount size="display">{words(inEach, context).millions}</Amount>,
}

export const Negative: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Amount size="medium" spoken={w.minusSpoken}>
        {w.minus}
      </Amount>
    )
  },
  play: async ({ canvasElement }) => {
    const [shown, spoken] = canvasElement.querySelectorAll('.amount > span')
    await expect(shown).toHaveAttribute('aria-hidden', 'true')
    await expect(spoken).toHaveTextContent(/^(menos|minus) R\$/)
  },
}

export const Discounted: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <DiscountedAmount
        originalLabel={w.originalLabel}
        original={w.original}
        amountLabel={w.discountedLabel}
        amount={w.discounted}
        size="display"
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    await expect(canvasElement).toHaveTextContent(`${w.originalLabel}: ${w.original}; ${w.discountedLabel}: ${w.discounted}`)
  },
}
