import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Card, CardRows } from '../data/card.tsx'
import { FoldRow } from './fold-row.tsx'

const onOpen = fn()

const meta = { title: 'Navigation/Fold row', component: FoldRow } satisfies Meta<typeof FoldRow>

export default meta
type Story = StoryObj

export const Terms: Story = {
  render: () => (
    <Card as="div">
      <CardRows>
        <FoldRow title="2026/1" note="6" value="7,90" onOpen={onOpen}>
          <p>Hidrologia</p>
        </FoldRow>
        <FoldRow title="2025/2" note="5" value="7,35">
          <p>Topografia</p>
        </FoldRow>
      </CardRows>
    </Card>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('2026/1'))
    await expect(canvas.getByText('Hidrologia')).toBeVisible()
    await expect(onOpen).toHaveBeenCalledOnce()
  },
}
