import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { storyLocale } from '../../stories/words.ts'
import { tableWords } from '../../stories/debts.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

const meta = {
  title: 'Data/Table skeleton',
  component: TableSkeleton,
  args: { label: '', rows: 4 },
  render: (args, context) => <TableSkeleton {...args} label={tableWords[storyLocale(context)].loading} />,
} satisfies Meta<typeof TableSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const SlowRows: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    // Quick responses do not flash it.
    await expect(status).toBeEmptyDOMElement()
    await waitFor(() => expect(status).toHaveTextContent('Carregando os débitos'))
  },
}
