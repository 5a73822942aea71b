import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX, Wallet } from 'lucide-react'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { EmptyState } from './empty-state.tsx'

const inEach = {
  'pt-BR': {
    none: 'Você não deve nada',
    why: 'A próxima mensalidade aparece aqui quando for emitida, por volta do dia 20.',
    noMatch: 'Nenhum débito com estes filtros',
    clear: 'Limpar filtros',
    see: 'Ver pagos',
    alone: 'Nenhuma notificação',
  },
  en: {
    none: 'You owe nothing',
    why: 'The next monthly fee appears here once it is issued, around the 20th.',
    noMatch: 'No debt matches these filters',
    clear: 'Clear filters',
    see: 'See paid ones',
    alone: 'No notification',
  },
  es: {
    none: 'No debe nada',
    why: 'La próxima mensualidad aparece aquí cuando se emita, alrededor del día 20.',
    noMatch: 'Ninguna deuda con estos filtros',
    clear: 'Limpiar filtros',
    see: 'Ver pagadas',
    alone: 'Ninguna notificación',
  },
}

const meta = { title: 'Feedback/Empty state', component: EmptyState, args: { title: '' } } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="34rem">
        <EmptyState icon={<Wallet size={24} />} title={w.none} action={<Button>{w.see}</Button>}>
          {w.why}
        </EmptyState>
        <EmptyState icon={<SearchX size={24} />} title={w.noMatch} action={<Button variant="primary">{w.clear}</Button>} />
        <EmptyState title={w.alone} />
      </StoryStack>
    )
  },
}
