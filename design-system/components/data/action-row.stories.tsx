import type { Meta, StoryObj } from '@storybook/react-vite'
import { Calculator, CreditCard } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { ActionRow, FactRows, FoldRow } from './action-row.tsx'
import { Card, CardRows } from './card.tsx'

const inEach = {
  'pt-BR': {
    ways: 'Outras formas de pagar',
    speed: 'Confirma na hora',
    why: 'Entenda o valor',
    text: 'Multa de 2%',
    course: 'Curso',
    name: 'Engenharia Civil',
  },
  en: {
    ways: 'Other ways to pay',
    speed: 'Confirmed at once',
    why: 'About this amount',
    text: 'Fine of 2%',
    course: 'Course',
    name: 'Civil Engineering',
  },
  es: {
    ways: 'Otras formas de pagar',
    speed: 'Se confirma al instante',
    why: 'Entiende el monto',
    text: 'Multa del 2%',
    course: 'Curso',
    name: 'Ingeniería Civil',
  },
}

const meta = {
  title: 'Data/ActionRow',
  component: ActionRow,
  args: { icon: <CreditCard />, title: '' },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Card aria-label={w.ways}>
        <CardRows>
          <li>
            <button type="button" className="action-row__root">
              <ActionRow icon={<CreditCard />} title={w.ways} description={w.speed} end="R$ 1.226,35" />
            </button>
          </li>
          <li>
            <FoldRow icon={<Calculator />} title={w.why}>
              <p>{w.text}</p>
            </FoldRow>
          </li>
        </CardRows>
        <FactRows items={[{ term: w.course, description: w.name }]} />
      </Card>
    )
  },
} satisfies Meta<typeof ActionRow>
export default meta

export const Rows: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await expect(canvas.getByText(w.text)).not.toBeVisible()
    await userEvent.click(canvas.getByText(w.why))
    await expect(canvas.getByText(w.text)).toBeVisible()
  },
}
