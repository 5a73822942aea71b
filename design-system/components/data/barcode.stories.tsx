import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { barcodeDrawing } from './barcode-drawing.ts'
import { Barcode } from './barcode.tsx'

const inEach = {
  'pt-BR': { label: 'Código de barras do boleto', line: 'Linha digitável' },
  en: { label: 'Barcode of the bank slip', line: 'Line of digits to type' },
  es: { label: 'Código de barras del boleto', line: 'Línea de dígitos' },
}

const slip = {
  ...barcodeDrawing('00196101200000122635000003128557202310482172'),
  digits: '00190.00009 03128.557202 23104.821725 6 10120000122635',
}

const meta = { title: 'Data/Barcode', component: Barcode } satisfies Meta<typeof Barcode>

export default meta
type Story = StoryObj

export const BankSlip: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="32rem">
        <Barcode {...slip} label={w.label}>
          {w.line}
        </Barcode>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    await expect(within(canvasElement).getByRole('img', { name: w.label })).toBeVisible()
    await expect(within(canvasElement).getByRole('figure')).toHaveTextContent(slip.digits)
  },
}

export const DigitsAlone: Story = {
  render: (_args, context) => <Barcode {...slip} label={words(inEach, context).label} />,
}
