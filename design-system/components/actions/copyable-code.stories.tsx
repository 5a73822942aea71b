import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from './button.tsx'
import { CopyableCode } from './copyable-code.tsx'

const inEach = {
  'pt-BR': { pix: 'Copiar código Pix', slip: 'Copiar linha digitável', copied: 'Código copiado' },
  en: { pix: 'Copy the Pix code', slip: 'Copy the slip line', copied: 'Code copied' },
  es: { pix: 'Copiar el código Pix', slip: 'Copiar la línea del boleto', copied: 'Código copiado' },
}
const pixCode =
  '00020126580014br.gov.bcb.pix0136a1f4c2d8-0b9e-4f6e-9d55-2f6a7a1f0e1152040000530398654071284.075802BR5918UNIVERSIDADE AURORA6009SAO PAULO62070503***6304A1B2'
const slipLine = '23793.38128 60007.827136 95000.063305 9 84660000026050'

const meta = { title: 'Actions/Copyable code', component: CopyableCode, args: { code: pixCode } } satisfies Meta<typeof CopyableCode>

export default meta
type Story = StoryObj<typeof meta>

function CodeWithButton({
  code,
  short,
  label,
  copied,
  onCopy,
}: {
  code: string
  short?: boolean
  label: string
  copied: string
  onCopy?: (code: string) => void
}) {
  const [isCopied, setCopied] = useState(false)
  return (
    <CopyableCode code={code} short={short ?? false}>
      <Button
        variant="primary"
        size="lg"
        full
        icon={isCopied ? <Check /> : <Copy />}
        onClick={() => {
          onCopy?.(code)
          setCopied(true)
        }}
      >
        {label}
      </Button>
      <span role="status">{isCopied ? copied : null}</span>
    </CopyableCode>
  )
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="22rem">
        <CodeWithButton code={pixCode} short label={w.pix} copied={w.copied} />
        <CopyableCode code={pixCode} />
        <CopyableCode code={slipLine} />
      </StoryStack>
    )
  },
}

const onCopy = fn()

/** The caller copies and confirms; the code can also be selected by hand. */
export const Copied: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <CodeWithButton code={slipLine} label={w.slip} copied={w.copied} onCopy={onCopy} />
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    onCopy.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onCopy).toHaveBeenCalledWith(slipLine)
    await expect(canvas.getByRole('status')).toHaveTextContent(words(inEach, { globals }).copied)
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(getComputedStyle(canvas.getByText(slipLine)).userSelect).toBe('all')
  },
}
