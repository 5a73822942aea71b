import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/story-layout.tsx'
import { words } from '../../stories/words.ts'
import { Skeleton } from './skeleton.tsx'
import { SkeletonCard } from './skeleton-card.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { SkeletonTableRows } from './skeleton-table-rows.tsx'
import { SkeletonText } from './skeleton-text.tsx'

const inEach = {
  'pt-BR': ['Débito', 'Vencimento', 'Valor'],
  en: ['Debt', 'Due date', 'Amount'],
  es: ['Deuda', 'Vencimiento', 'Importe'],
}

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  tags: ['picture'],
  render: (_args, context) => (
    <div aria-busy>
      <StoryStack width="34rem">
        <SkeletonText lines={3} />
        <SkeletonCard lines={2} />
        <div>
          <SkeletonRows rows={2} />
        </div>
        <table style={{ width: '100%' }}>
          <thead>
            <tr>
              {words(inEach, context).map((column) => (
                <th key={column} scope="col" style={{ textAlign: 'start' }}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <SkeletonTableRows rows={2} columns={3} />
          </tbody>
        </table>
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
