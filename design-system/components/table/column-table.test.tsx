// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ColumnTable } from './column-table.tsx'

it('names on cards each value but the title, the acts and what is plain, and lets a row look otherwise', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  render(
    <ColumnTable
      label="Fees"
      rows={[
        { name: 'Diploma', isPaid: false },
        { name: 'Library', isPaid: true },
      ]}
      rowId={({ name }) => name}
      columns={[
        { name: 'Fee', kind: 'title', cell: ({ name }) => name },
        { name: 'Amount', varies: ({ isPaid }) => (isPaid ? { label: undefined } : {}), cell: () => '12' },
        { name: 'Number', isPlain: true, cell: () => '1' },
        { name: 'Acts', kind: 'actions', cell: () => 'Pay' },
      ]}
    />,
  )
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Fee', 'Amount', 'Number', 'Acts'])
  const labels = screen.getAllByRole('cell').map(({ dataset }) => dataset.label)
  expect(labels).toEqual([undefined, 'Amount', undefined, undefined, undefined, undefined, undefined, undefined])
})
