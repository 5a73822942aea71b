import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { Card, CardHeader, CardRows } from './card.tsx'
import { MeterRow } from './meter-row.tsx'

const inEach = {
  'pt-BR': { title: 'Cursando agora', one: 'Estruturas de Concreto I', other: 'Hidrologia', of: '4 h de 18 h', few: 'restam 3 h' },
  en: { title: 'This term', one: 'Concrete Structures I', other: 'Hydrology', of: '4 h of 18 h', few: '3 h left' },
  es: { title: 'Cursando ahora', one: 'Estructuras de Concreto I', other: 'Hidrología', of: '4 h de 18 h', few: 'quedan 3 h' },
}

const meta = { title: 'Data/Meter row', component: MeterRow } satisfies Meta<typeof MeterRow>

export default meta
type Story = StoryObj

export const Absences: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Card aria-labelledby="now">
        <CardHeader id="now" title={w.title} />
        <CardRows aria-labelledby="now">
          <MeterRow title={w.one} value="8,2" share={4 / 18} note={w.of} />
          <MeterRow title={w.other} value="5,1" share={15 / 18} note={w.few} tone="danger" />
          <MeterRow title={w.one} share={0} added={0.2} note={w.of} />
        </CardRows>
      </Card>
    )
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(inEach, { globals }).few)).toBeVisible()
  },
}
