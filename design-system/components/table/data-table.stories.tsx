import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { type StoryLocale, storyLocale } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import {
  MoreActions,
  storyColumns,
  type StoryDebt,
  storyDebts,
  type StorySortKey,
  tableWords,
  type TableWords,
} from '../../stories/debts.tsx'

type TableProps = DataTableProps<StoryDebt, StorySortKey, TableWords>

interface DebtsTableProps extends Pick<TableProps, 'hiddenColumns' | 'density' | 'busy'> {
  locale?: StoryLocale
  rows?: StoryDebt[]
  /** Ids of the initially selected rows; without them rows cannot be selected. */
  selected?: string[]
  withActions?: boolean
}

const tenDebts = storyDebts(10)

/** A table of debts that keeps sorting and selection, as a URL would. */
function DebtsTable({ locale = 'pt-BR', rows = tenDebts, selected: initial, withActions, ...table }: DebtsTableProps) {
  const w = tableWords[locale]
  const [selected, setSelected] = useState(initial ?? [])
  const [sort, setSort] = useState<{ key: StorySortKey; down: boolean }>({ key: 'dueDate', down: false })
  return (
    <DataTable
      {...table}
      label={w.debts}
      columns={storyColumns[locale]}
      rows={rows}
      rowId={({ id }) => String(id)}
      words={w}
      sorting={{
        directionOf: (key) => (key !== sort.key ? 'none' : sort.down ? 'descending' : 'ascending'),
        renderSortLink: (key, link) => (
          <a
            {...link}
            href={`?sort=${key}`}
            onClick={(event) => {
              event.preventDefault()
              setSort({ key, down: sort.key === key && !sort.down })
            }}
          />
        ),
      }}
      selection={
        initial && {
          selected,
          onChange: setSelected,
          canSelect: ({ status }) => status !== 'paid',
          words: { ...w.selection, row: ({ student }) => w.selection.one(student) },
          actions: (
            <>
              <Button size="sm">{w.selection.remind}</Button>
              <Button size="sm">{w.selection.export}</Button>
            </>
          ),
        }
      }
      rowActions={withActions ? { name: w.actions, render: ({ student }) => <MoreActions label={w.more(student)} /> } : undefined}
      empty={
        <EmptyState icon={<SearchX size={24} />} title={w.none} action={<Button>{w.clearFilters}</Button>}>
          {w.noneHint}
        </EmptyState>
      }
    />
  )
}

const meta = {
  title: 'Data/Data table',
  component: DebtsTable,
  render: (args, context) => <DebtsTable {...args} locale={storyLocale(context)} />,
} satisfies Meta<typeof DebtsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  tags: ['picture'],
  args: { rows: storyDebts(5), selected: ['1', '3'], withActions: true, hiddenColumns: ['paidAt', 'gross'] },
  render: (args, context) => (
    <StoryStack width="56rem">
      <DebtsTable {...args} locale={storyLocale(context)} />
    </StoryStack>
  ),
}

export const Compact: Story = { args: { density: 'compact', selected: [], withActions: true } }

export const OneRow: Story = { args: { rows: storyDebts(1) } }

export const FiftyRows: Story = { args: { rows: storyDebts(50), selected: [] } }

export const NoRows: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByText(tableWords['pt-BR'].none)).toBeVisible()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('rowgroup')[1]).toHaveAttribute('aria-busy', 'true')
  },
  parameters: {
    axeExceptions: {
      'color-contrast': 'rows that are about to be replaced are dimmed',
      'color-contrast-enhanced': 'rows that are about to be replaced are dimmed',
    },
  },
}

const [first, ...others] = storyDebts(4)

export const LongNames: Story = {
  args: {
    rows: [
      { ...first!, student: tableWords['pt-BR'].longName },
      { ...first!, id: 99, student: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
      ...others,
    ],
    selected: [],
    withActions: true,
  },
}

export const SortingByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = canvas.getByRole('columnheader', { name: 'Aluno' })
    const link = within(heading).getByRole('link', { name: 'Aluno' })
    await expect(heading).toHaveAttribute('aria-sort', 'none')
    await expect(canvas.getByRole('columnheader', { name: 'Vencimento' })).toHaveAttribute('aria-sort', 'ascending')
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    // The clicked link keeps the focus.
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(within(canvas.getByRole('columnheader', { name: 'Matrícula' })).queryByRole('link')).toBeNull()
  },
}

export const SelectionByKeyboard: Story = {
  args: { rows: storyDebts(6), selected: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('group', { name: 'Selecionados' })
    const said = within(bar).getByRole('status')
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar todos desta página' })
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox', { name: /^Selecionar (?!todos)/ })
    await expect(said).toBeEmptyDOMElement()
    await expect(within(bar).queryByRole('button')).toBeNull()

    boxes[0]!.focus()
    await userEvent.keyboard(' ')
    await expect(said).toHaveTextContent('1 selecionado')
    await expect(all.indeterminate).toBe(true)
    await expect(boxes[3]).toBeDisabled()

    all.focus()
    await userEvent.keyboard(' ')
    await expect(said).toHaveTextContent('5 selecionados')
    await expect(all).toBeChecked()

    await userEvent.click(within(bar).getByRole('button', { name: 'Limpar seleção' }))
    await expect(said).toBeEmptyDOMElement()
    for (const box of boxes) await expect(box).not.toBeChecked()

    // Shift selects the range.
    const user = userEvent.setup()
    await user.click(boxes[0]!)
    await user.keyboard('{Shift>}')
    await user.click(boxes[2]!)
    await user.keyboard('{/Shift}')
    await expect(said).toHaveTextContent('3 selecionados')
  },
}

export const SelectedElsewhere: Story = {
  args: { selected: ['1', '900', '901'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selecionados')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos desta página' }))
    // Rows on other pages stay selected.
    await expect(canvas.getByRole('status')).toHaveTextContent('10 selecionados')
  },
}

export const ScrolledSideways: Story = {
  args: { selected: ['2'], withActions: true },
  render: (args, context) => (
    <StoryStack width="46rem">
      <DebtsTable {...args} locale={storyLocale(context)} />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('group', { name: 'Débitos dos alunos' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(region.tabIndex).toBe(0)
    const title = canvas.getAllByRole('cell')[1]!
    const before = title.getBoundingClientRect().left
    region.scrollLeft = region.scrollWidth
    await expect(Math.abs(title.getBoundingClientRect().left - before)).toBeLessThan(2)
  },
}

export const FittingNeedsNoTabStop: Story = {
  args: { hiddenColumns: ['paidAt', 'gross'] },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('group', { name: 'Débitos dos alunos' })
    // Measured after rendering.
    await waitFor(() => expect(region).toHaveAttribute('data-fits', 'true'))
    await userEvent.tab()
    await expect(within(region).getByRole('link', { name: 'Aluno' })).toHaveFocus()
  },
}
