import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ColumnTable } from './column-table.tsx'

interface Fee {
  feeId: number
  name: string
  amount: string
  isPaid: boolean
}

const fees: readonly Fee[] = [
  { feeId: 1, name: 'Library fee', amount: '$12.00', isPaid: true },
  { feeId: 2, name: 'Diploma', amount: '$80.00', isPaid: false },
]

const meta = {
  title: 'Table/Column table',
  component: ColumnTable<Fee>,
  args: {
    label: 'Fees',
    rows: fees,
    rowId: ({ feeId }) => feeId,
    columns: [
      { name: 'Fee', kind: 'title', cell: ({ name }) => name },
      {
        name: 'Amount',
        numeric: true,
        varies: ({ isPaid }) => ({ kind: isPaid ? undefined : 'amount' }),
        cell: ({ amount }) => amount,
      },
      { name: 'Number', isPlain: true, cell: ({ feeId }) => <code>{feeId}</code> },
      { name: 'Acts', kind: 'actions', cell: ({ name }) => <a href={`#${name}`}>{`Pay ${name}`}</a> },
    ],
  },
} satisfies Meta<typeof ColumnTable<Fee>>
export default meta
type Story = StoryObj<typeof meta>

/** Cards name each value but the title, the acts and what is plain. */
export const Names: Story = {
  play: async ({ canvasElement }) => {
    const [, row] = within(canvasElement).getAllByRole('row')
    const names = within(row!)
      .getAllByRole('cell')
      .map((cell) => cell.dataset.label)
    await expect(names).toEqual([undefined, 'Amount', undefined, undefined])
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(4)
  },
}
