import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../stories/layout.tsx'
import { ChevronDown } from './chevron-down.tsx'

const meta = { title: 'Foundations/Chevron', component: ChevronDown } satisfies Meta<typeof ChevronDown>

export default meta
type Story = StoryObj

export const Sizes: Story = {
  tags: ['picture'],
  render: () => (
    <StoryRow>
      <ChevronDown size={16} />
      <ChevronDown />
      <ChevronDown size={24} />
    </StoryRow>
  ),
}
