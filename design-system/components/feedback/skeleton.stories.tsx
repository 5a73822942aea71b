import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { Skeleton } from './skeleton.tsx'
import { SkeletonCard } from './skeleton-card.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { SkeletonText } from './skeleton-text.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  tags: ['picture'],
  render: () => (
    <div aria-busy>
      <StoryStack width="34rem">
        <SkeletonText lines={3} />
        <SkeletonCard lines={2} />
        <div>
          <SkeletonRows rows={2} />
        </div>
      </StoryStack>
    </div>
  ),
}

export const SingleShapes: Story = {
  render: () => (
    <StoryStack width="20rem">
      <Skeleton shape="title" width="long" />
      <Skeleton shape="status" width="short" />
      <Skeleton shape="control" />
      <Skeleton shape="row" />
      <Skeleton shape="circle" />
    </StoryStack>
  ),
}
