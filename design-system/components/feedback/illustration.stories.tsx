import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../stories/layout.tsx'
import { Illustration, type IllustrationName } from './illustration.tsx'

const names: readonly IllustrationName[] = ['done', 'lost', 'quiet', 'paper', 'closed', 'fault']

const meta = { title: 'Feedback/Illustration', component: Illustration, args: { name: 'done' } } satisfies Meta<typeof Illustration>
export default meta
type Story = StoryObj<typeof meta>

export const EveryDrawing: Story = {
  tags: ['picture'],
  render: () => (
    <StoryRow>
      {names.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </StoryRow>
  ),
}
