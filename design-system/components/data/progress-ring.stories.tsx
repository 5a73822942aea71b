import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { ProgressRing } from './progress-ring.tsx'

const inEach = {
  'pt-BR': { caption: 'do curso', average: 'Média', left: 'Faltam' },
  en: { caption: 'of the course', average: 'Average', left: 'Left' },
  es: { caption: 'de la carrera', average: 'Promedio', left: 'Faltan' },
}

const meta = { title: 'Data/Progress ring', component: ProgressRing } satisfies Meta<typeof ProgressRing>

export default meta
type Story = StoryObj

export const OfACourse: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <ProgressRing
        percent={63}
        value="63%"
        caption={w.caption}
        facts={[
          { id: 'average', term: w.average, value: '7,64' },
          { id: 'left', term: w.left, value: '1.304 h' },
        ]}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(inEach, { globals }).average)).toBeVisible()
  },
}
