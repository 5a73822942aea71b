import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { ActionRow } from '../data/action-row.tsx'
import { Sheet } from './sheet.tsx'

const inEach = {
  'pt-BR': { row: 'Outras formas de pagar', title: 'Como pagar', close: 'Fechar', text: 'Boleto' },
  en: { row: 'Other ways to pay', title: 'How to pay', close: 'Close', text: 'Bank slip' },
  es: { row: 'Otras formas de pagar', title: 'Cómo pagar', close: 'Cerrar', text: 'Boleto' },
}

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: { title: '', closeLabel: '', href: '', row: null, children: null },
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Sheet href="#" title={w.title} closeLabel={w.close} row={<ActionRow icon={<CreditCard />} title={w.row} />}>
        <div className="sheet__group">
          <p>{w.text}</p>
        </div>
      </Sheet>
    )
  },
} satisfies Meta<typeof Sheet>
export default meta

export const OpensAndCloses: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: w.row })
    await userEvent.click(opener)
    await expect(canvas.getByRole('heading', { name: w.title })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: w.close }))
    await expect(canvas.queryByText(w.text)).toBeNull()
    await expect(opener).toHaveFocus()
  },
}
