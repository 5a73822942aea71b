import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const inEach = {
  'pt-BR': { pay: 'Pagar', what: 'mensalidade de outubro' },
  en: { pay: 'Pay', what: 'the monthly fee of October' },
  es: { pay: 'Pagar', what: 'la mensualidad de octubre' },
}

const meta = { title: 'Text/Visually hidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj

export const InALink: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <a href="#pay">
        {w.pay} <VisuallyHidden>{w.what}</VisuallyHidden>
      </a>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: `${w.pay} ${w.what}` })).toBeVisible()
    await expect(canvas.getByText(w.what).getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
