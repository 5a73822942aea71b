import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { onA, viewport } from '../../stories/page-frame.tsx'
import { words } from '../../stories/words.ts'
import { Card, CardHeader, CardSection } from '../data/card.tsx'
import { Fold } from './fold.tsx'

const inEach = {
  'pt-BR': { title: 'Sobre o requerimento', text: 'Pedido em 17/11/2026' },
  en: { title: 'About the request', text: 'Asked on 11/17/2026' },
  es: { title: 'Sobre la solicitud', text: 'Pedida el 17/11/2026' },
}

const meta = {
  title: 'Navigation/Fold',
  component: Fold,
  parameters: { viewport },
  args: { labelledBy: 'folded' },
  render: ({ labelledBy }, context) => {
    const w = words(inEach, context)
    return (
      <Card aria-labelledby={labelledBy}>
        <CardHeader id={labelledBy} title={w.title} folds />
        <CardSection>{w.text}</CardSection>
      </Card>
    )
  },
} satisfies Meta<typeof Fold>

export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone: Story = {
  tags: ['picture'],
  globals: onA('phone'),
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const text = within(canvasElement).getByText(w.text)
    await expect(text).not.toBeVisible()
    await userEvent.click(canvasElement.querySelector('summary')!)
    await expect(text).toBeVisible()
    await userEvent.click(canvasElement.querySelector('summary')!)
    await expect(text).not.toBeVisible()
  },
}

export const OnADesktop: Story = {
  globals: onA('desktop'),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words(inEach, { globals }).text)).toBeVisible()
    await expect(canvasElement.querySelector('summary')).not.toBeVisible()
  },
}
