import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { type StoryLocale, storyLocale } from '../../stories/words.ts'
import { buttonLook } from '../actions/button-look.ts'
import { Menu } from '../overlays/menu.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { DataTable } from './data-table.tsx'
import { DensityChoice } from './density-choice.tsx'
import { storyColumns, storyDebts, tableWords } from '../../stories/debts.tsx'
import type { Density } from './table.tsx'

const rows = storyDebts(4)

function ChosenTable({ locale = 'pt-BR' }: { locale?: StoryLocale }) {
  const w = tableWords[locale]
  const [hidden, setHidden] = useState(['paidAt'])
  const [density, setDensity] = useState<Density>('comfortable')
  const offered = storyColumns[locale].filter(({ title }) => !title)
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'end', minHeight: '33rem', alignContent: 'start' }}>
      <Menu
        label={w.columns}
        namedByTrigger
        triggerClassName={buttonLook()}
        trigger={
          <>
            <Columns3 />
            {w.columns}
          </>
        }
      >
        <ColumnChoice columns={offered} leftOutNote={w.leftOut} hidden={hidden} onChange={setHidden} />
        <DensityChoice label={w.compact} density={density} onChange={setDensity} />
      </Menu>
      <div style={{ width: '100%' }}>
        <DataTable
          label={w.debts}
          columns={storyColumns[locale]}
          rows={rows}
          rowId={({ id }) => String(id)}
          words={w}
          hiddenColumns={hidden}
          density={density}
        />
      </div>
    </div>
  )
}

const meta = {
  title: 'Data/Column and density choice',
  component: ChosenTable,
  render: (_args, context) => <ChosenTable locale={storyLocale(context)} />,
} satisfies Meta<typeof ChosenTable>

export default meta
type Story = StoryObj<typeof meta>

export const InAMenu: Story = {
  tags: ['picture'],
  parameters: { picture: 'page' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const headings = () => canvas.getAllByRole('columnheader').map((heading) => heading.textContent.trim())
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }))
    await expect(headings().join()).not.toContain('Pagamento')

    canvas.getByRole('checkbox', { name: 'Pagamento' }).focus()
    await userEvent.keyboard(' ')
    await expect(headings().join()).toContain('Pagamento')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Matrícula' }))
    await expect(headings().join()).not.toContain('Matrícula')
    // The column that names the rows cannot be hidden.
    await expect(canvas.queryByRole('checkbox', { name: 'Aluno' })).toBeNull()

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Linhas compactas' }))
    await expect(canvas.getByRole('table')).toHaveAttribute('data-density', 'compact')
  },
}
