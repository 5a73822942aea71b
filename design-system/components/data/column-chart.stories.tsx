import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { storyLocale, words } from '../../stories/words.ts'
import { ColumnChart } from './column-chart.tsx'

const inEach = {
  'pt-BR': { label: 'Recebido por dia: o maior valor foi em 06/11' },
  en: { label: 'Received by day: the highest amount was on 11/06' },
  es: { label: 'Recibido por día: el mayor importe fue el 06/11' },
}

const values = [120, 80, 0, 430, 260, 980, 310, 40, 0, 0, 150, 220]
const columns = values.map((value, index) => ({ id: String(index), name: `${index + 1}/11`, value }))

const meta = { title: 'Data/Column chart', component: ColumnChart, parameters: { layout: 'padded' } } satisfies Meta<typeof ColumnChart>

export default meta
type Story = StoryObj

export const Days: Story = {
  tags: ['picture'],
  render: (_args, context) => (
    <ColumnChart label={words(inEach, context).label} columns={columns} format={(value) => value.toLocaleString(storyLocale(context))} />
  ),
  play: async ({ canvasElement, globals }) => {
    const chart = within(canvasElement).getByRole('img', { name: words(inEach, { globals }).label })
    await expect(chart).toHaveTextContent('980')
    await expect(chart.querySelectorAll('rect')[5]).toHaveAttribute('height', '100')
  },
}

export const Nothing: Story = {
  render: () => <ColumnChart label="0" columns={columns.map((column) => ({ ...column, value: 0 }))} format={String} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('rect')).toHaveAttribute('height', '0')
  },
}
