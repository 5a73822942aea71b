import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../stories/layout.tsx'
import { words } from '../stories/words.ts'
import { Verdict } from './verdict.tsx'

const inEach = {
  'pt-BR': { valid: 'Válida', expired: 'Vencida', unknown: 'Código desconhecido', ready: 'Pronto para ler' },
  en: { valid: 'Valid', expired: 'Expired', unknown: 'Unknown code', ready: 'Ready to read' },
  es: { valid: 'Válido', expired: 'Vencido', unknown: 'Código desconocido', ready: 'Listo para leer' },
}

const meta = { title: 'Patterns/Verdict', component: Verdict } satisfies Meta<typeof Verdict>

export default meta
type Story = StoryObj

export const EveryAnswer: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="26rem">
        <Verdict tone="neutral" title={w.ready} />
        <Verdict tone="ok" title={w.valid}>
          Ana Carolina de Albuquerque Vasconcelos e Souza · Engenharia Civil
        </Verdict>
        <Verdict tone="warning" title={w.expired}>
          Ana Souza
        </Verdict>
        <Verdict tone="danger" title={w.unknown} />
      </StoryStack>
    )
  },
}
