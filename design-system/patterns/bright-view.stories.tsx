import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QrCode } from '../components/data/qr-code.tsx'
import { qrDrawing } from '../components/data/qr-drawing.ts'
import { words } from '../stories/words.ts'
import { BrightView } from './bright-view.tsx'

const inEach = {
  'pt-BR': { title: 'Carteira de Engenharia Civil', code: 'Código da carteira', close: 'Fechar' },
  en: { title: 'Card of Civil Engineering', code: 'Card code', close: 'Close' },
  es: { title: 'Carné de Ingeniería Civil', code: 'Código del carné', close: 'Cerrar' },
}
const onClose = fn()

const meta = { title: 'Patterns/Bright View', component: BrightView } satisfies Meta<typeof BrightView>

export default meta
type Story = StoryObj

export const WithACode: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <BrightView title={w.title} closeLabel={w.close} onClose={onClose}>
        <QrCode {...qrDrawing('https://portal.example/carteira')} label={w.code} caption="7KQ4-M2XD" />
      </BrightView>
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words(inEach, { globals }).close }))
    await expect(onClose).toHaveBeenCalled()
  },
}
