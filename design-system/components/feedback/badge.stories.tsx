import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkles } from 'lucide-react'
import { StoryRow, StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Badge } from './badge.tsx'

const inEach = {
  'pt-BR': {
    neutral: 'Opcional',
    danger: 'Obrigatório',
    ok: 'Com bolsa',
    warning: 'Último dia',
    info: 'Presencial',
    fresh: 'Novo',
    long: 'Disponível somente para quem concluiu o estágio supervisionado',
  },
  en: {
    neutral: 'Optional',
    danger: 'Required',
    ok: 'Scholarship',
    warning: 'Last day',
    info: 'On campus',
    fresh: 'New',
    long: 'Only for students who finished the supervised internship',
  },
  es: {
    neutral: 'Opcional',
    danger: 'Obligatorio',
    ok: 'Con beca',
    warning: 'Último día',
    info: 'Presencial',
    fresh: 'Nuevo',
    long: 'Solo para quienes terminaron la práctica supervisada',
  },
}
const tones = ['neutral', 'danger', 'ok', 'warning', 'info'] as const

const meta = { title: 'Feedback/Badge', component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  tags: ['picture'],
  args: { children: '' },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="34rem">
        <StoryRow>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {w[tone]}
            </Badge>
          ))}
        </StoryRow>
        <StoryRow>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} filled>
              {w[tone]}
            </Badge>
          ))}
          <Badge filled icon={<Sparkles size={24} />}>
            {w.fresh}
          </Badge>
        </StoryRow>
        <div style={{ width: '12rem' }}>
          <Badge tone="info">{w.long}</Badge>
        </div>
      </StoryStack>
    )
  },
}
