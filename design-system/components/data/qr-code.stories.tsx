import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { CopyableCode } from '../actions/copyable-code.tsx'
import { qrDrawing } from './qr-drawing.ts'
import { QrCode } from './qr-code.tsx'

const inEach = {
  'pt-BR': { label: 'QR Code do Pix', caption: 'Abra o app do seu banco e aponte a câmera', copy: 'Copiar código Pix' },
  en: { label: 'Pix QR code', caption: 'Open the app of your bank and point the camera', copy: 'Copy the Pix code' },
  es: { label: 'Código QR de Pix', caption: 'Abra la aplicación de su banco y apunte la cámara', copy: 'Copiar el código Pix' },
}

const code =
  '00020126580014br.gov.bcb.pix0136a1f4c2d8-0b9e-4f6e-9d55-2f6a7a1f0e1152040000530398654071226.355802BR5918UNIVERSIDADE AURORA6009SAO PAULO62070503***6304A13F'

const meta = { title: 'Data/QR code', component: QrCode } satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj

export const Pix: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <QrCode {...qrDrawing(code)} label={w.label} caption={w.caption} />
        <CopyableCode code={code} short>
          <Button icon={<Copy />} full>
            {w.copy}
          </Button>
        </CopyableCode>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: words(inEach, { globals }).label })).toBeVisible()
    // The alternative to the picture.
    await expect(canvas.getByText(code)).toBeVisible()
  },
}

export const ShortCode: Story = {
  render: (_args, context) => <QrCode {...qrDrawing('https://aurora.example/v/7K2M')} label={words(inEach, context).label} />,
}
