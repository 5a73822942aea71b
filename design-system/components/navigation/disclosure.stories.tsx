import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Disclosure } from './disclosure.tsx'

const inEach = {
  'pt-BR': {
    summary: 'Como calculamos os juros',
    text: 'Juros de 1% ao mês, contados por dia a partir do primeiro dia depois do vencimento.',
    long: 'Por que o valor de hoje é maior do que o valor da mensalidade que está no contrato',
  },
  en: {
    summary: 'How we work out the interest',
    text: 'Interest of 1% a month, counted by day from the first day after the due date.',
    long: 'Why the amount of today is higher than the amount of the monthly fee in the contract',
  },
  es: {
    summary: 'Cómo calculamos los intereses',
    text: 'Intereses del 1% al mes, contados por día desde el primer día después del vencimiento.',
    long: 'Por qué el importe de hoy es mayor que el importe de la mensualidad que figura en el contrato',
  },
}

const meta = { title: 'Navigation/Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj

export const ClosedAndOpen: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <Disclosure summary={w.summary}>{w.text}</Disclosure>
        <Disclosure summary={w.long} open>
          {w.text}
        </Disclosure>
      </StoryStack>
    )
  },
}

export const Opens: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <Disclosure summary={w.summary}>{w.text}</Disclosure>
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const text = within(canvasElement).getByText(w.text)
    await expect(text).not.toBeVisible()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent(w.summary)
    // Enter activates a summary natively, which simulated keys do not.
    await userEvent.click(document.activeElement!)
    await expect(text).toBeVisible()
  },
}
