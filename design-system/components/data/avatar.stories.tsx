import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { StoryRow, StoryStack } from '../../stories/layout.tsx'
import { Avatar } from './avatar.tsx'
import { storyPortrait } from '../../stories/portrait.ts'

const meta = { title: 'Data/Avatar', component: Avatar } satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj

const sizes = ['sm', 'md', 'lg', 'xl'] as const

export const PhotosAndInitials: Story = {
  tags: ['picture'],
  render: () => (
    <StoryStack>
      <StoryRow>
        {sizes.map((size) => (
          <Avatar key={size} initials="AS" size={size} />
        ))}
      </StoryRow>
      <StoryRow>
        {sizes.map((size) => (
          <Avatar key={size} initials="AS" photo={storyPortrait} size={size} />
        ))}
      </StoryRow>
    </StoryStack>
  ),
}

export const FailingPhoto: Story = {
  render: () => <Avatar initials="JP" photo="data:image/png;base64,broken" size="lg" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('JP')).toBeVisible())
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
