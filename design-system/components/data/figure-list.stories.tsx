import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { FigureList } from './figure-list.tsx'

const inEach = {
  'pt-BR': {
    waiting: 'Aguardando',
    since: 'Mais antigo, enviado em',
    today: 'Analisados hoje',
    overdue: 'Vencido até hoje',
    debts: 'em 19.580 débitos',
  },
  en: { waiting: 'Waiting', since: 'Oldest, sent on', today: 'Reviewed today', overdue: 'Overdue today', debts: 'in 19,580 debts' },
  es: {
    waiting: 'En espera',
    since: 'El más antiguo, enviado el',
    today: 'Revisados hoy',
    overdue: 'Vencido hasta hoy',
    debts: 'en 19.580 deudas',
  },
}

const meta = { title: 'Data/FigureList', component: FigureList, parameters: { layout: 'padded' } } satisfies Meta<typeof FigureList>

export default meta
type Story = StoryObj

export const Queue: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <FigureList
        figures={[
          { term: w.overdue, value: 'R$ 39.664.095,70', note: w.debts, lead: true },
          { term: w.waiting, value: '12.480' },
          { term: w.since, value: '18/11/2026' },
          { term: w.today, value: '37' },
        ]}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    await expect(within(canvasElement).getByText(w.today).nextElementSibling).toHaveTextContent('37')
  },
}
