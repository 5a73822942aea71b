import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../components/actions/icon-button.tsx'
import { QrCode } from '../components/data/qr-code.tsx'
import { qrDrawing } from '../components/data/qr-drawing.ts'
import { words } from '../stories/words.ts'
import { BrightView } from './bright-view.tsx'
import { CardPhoto } from './identity-card.tsx'

const inEach = {
  'pt-BR': { title: 'Carteira de Engenharia Civil', code: 'Código da carteira', typed: 'Código para digitar:', close: 'Fechar' },
  en: { title: 'Card of Civil Engineering', code: 'Card code', typed: 'Code to type:', close: 'Close' },
  es: { title: 'Carné de Ingeniería Civil', code: 'Código del carné', typed: 'Código para escribir:', close: 'Cerrar' },
}
const onClose = fn()

const meta = { title: 'Patterns/Bright View', component: BrightView } satisfies Meta<typeof BrightView>

export default meta
type Story = StoryObj

export const WithACode: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <BrightView
        title={w.title}
        close={
          <IconButton label={w.close} onClick={onClose}>
            ×
          </IconButton>
        }
        menu={null}
        holder={{ photo: <CardPhoto photo={null} label="" initials="AS" />, name: 'Ana Souza', issuer: 'Universidade Aurora' }}
        code={<QrCode {...qrDrawing('HTTPS://PORTAL.EXAMPLE/academic-services/c/7KQ4M2XD23456789')} label={w.code} />}
        typed={{ label: w.typed, code: '7KQ4-M2XD' }}
        onClose={onClose}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words(inEach, { globals }).close }))
    await expect(onClose).toHaveBeenCalled()
  },
}
