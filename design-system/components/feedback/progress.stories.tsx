import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Progress } from './progress.tsx'
import { ProgressWithWords } from './progress-with-words.tsx'

const inEach = {
  'pt-BR': {
    hours: 'Atividades complementares',
    done: '142 h de 200 h',
    left: 'Faltam 58 h até a formatura',
    sending: 'Enviando histórico-escolar.pdf',
    half: '3,1 MB de 6,2 MB',
    none: 'Nenhum documento enviado',
    all: 'Todas as etapas concluídas',
    working: 'Gerando o informe de rendimentos',
  },
  en: {
    hours: 'Extracurricular activities',
    done: '142 h of 200 h',
    left: '58 h left until graduation',
    sending: 'Sending transcript.pdf',
    half: '3.1 MB of 6.2 MB',
    none: 'No document sent',
    all: 'All steps done',
    working: 'Creating the income statement',
  },
  es: {
    hours: 'Actividades complementarias',
    done: '142 h de 200 h',
    left: 'Faltan 58 h para la graduación',
    sending: 'Enviando historial-academico.pdf',
    half: '3,1 MB de 6,2 MB',
    none: 'Ningún documento enviado',
    all: 'Todas las etapas listas',
    working: 'Generando el informe de ingresos',
  },
}

const meta = { title: 'Feedback/Progress', component: Progress, args: { label: '' } } satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <ProgressWithWords label={w.hours} value={142} max={200} text={w.done} hint={w.left} />
        <ProgressWithWords label={w.sending} value={3.1} max={6.2} text={w.half} />
        <ProgressWithWords label={w.working} />
        <Progress label={w.none} value={0} max={1} />
        <Progress label={w.all} value={1} max={1} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const bar = (name: string) => within(canvasElement).getByRole('progressbar', { name })
    await expect(bar(w.hours)).toHaveAttribute('aria-valuetext', w.done)
    await expect(bar(w.working)).not.toHaveAttribute('value')
  },
}
