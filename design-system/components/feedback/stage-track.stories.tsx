import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { StageTrack } from './stage-track.tsx'

const inEach = {
  'pt-BR': {
    label: 'Andamento',
    received: 'Recebido',
    review: 'Em análise',
    since: 'desde 25/11',
    answer: 'Resposta',
    until: 'até 04/01',
    states: { done: 'feito', current: 'agora', upcoming: 'a seguir' },
  },
  en: {
    label: 'Progress',
    received: 'Received',
    review: 'Under review',
    since: 'since 11/25',
    answer: 'Answer',
    until: 'by 01/04',
    states: { done: 'done', current: 'now', upcoming: 'next' },
  },
  es: {
    label: 'Estado',
    received: 'Recibido',
    review: 'En análisis',
    since: 'desde el 25/11',
    answer: 'Respuesta',
    until: 'hasta el 04/01',
    states: { done: 'hecho', current: 'ahora', upcoming: 'después' },
  },
}

const meta = { title: 'Feedback/Stage track', component: StageTrack } satisfies Meta<typeof StageTrack>

export default meta
type Story = StoryObj

export const OfRequest: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <StageTrack
          label={w.label}
          stateWords={w.states}
          stages={[
            { id: 'new', name: w.received, when: '18/11', state: 'done' },
            { id: 'review', name: w.review, when: w.since, state: 'current' },
            { id: 'answer', name: w.answer, when: w.until, state: 'upcoming' },
          ]}
        />
      </StoryStack>
    )
  },
}
