import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { StoryRow } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { CountBadge } from './count-badge.tsx'

const inEach = {
  'pt-BR': (count: string) => `Notificações, ${count} não lidas`,
  en: (count: string) => `Notifications, ${count} unread`,
  es: (count: string) => `Notificaciones, ${count} sin leer`,
}

const meta = { title: 'Feedback/Count badge', component: CountBadge } satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

export const OnAnIcon: Story = {
  tags: ['picture'],
  args: { count: 0 },
  render: (_args, context) => (
    <StoryRow>
      {[0, 3, 27, 250].map((count) => (
        <IconButton key={count} label={words(inEach, context)(count > 99 ? '99+' : String(count))}>
          <Bell />
          <CountBadge count={count} />
        </IconButton>
      ))}
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    const [none, few, , many] = within(canvasElement).getAllByRole('button')
    await expect(none).toHaveTextContent('')
    await expect(many).toHaveTextContent('99+')
    // On a corner of the drawing, within the button.
    const [badge, bell, button] = [few!.querySelector('.count-badge')!, few!.querySelector('svg')!, few!].map((one) =>
      one.getBoundingClientRect(),
    )
    await expect(badge!.left).toBeGreaterThan(bell!.left + bell!.width / 2)
    await expect(badge!.top).toBeLessThan(bell!.top)
    await expect(badge!.right).toBeLessThanOrEqual(button!.right)
  },
}
