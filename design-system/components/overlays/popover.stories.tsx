import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleHelp } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { buttonLook } from '../actions/button-look.ts'
import { iconButtonLook } from '../actions/icon-button.tsx'
import { Popover } from './popover.tsx'

const inEach = {
  'pt-BR': {
    label: 'O que é a multa',
    title: 'Multa de 2%',
    close: 'Fechar',
    text: 'Cobrada uma vez, no primeiro dia depois do vencimento, como diz a cláusula 4 do contrato.',
    more: 'Mais filtros',
    only: 'Somente vencidos',
  },
  en: {
    label: 'What the fine is',
    title: 'Fine of 2%',
    close: 'Close',
    text: 'Charged once, on the first day after the due date, as clause 4 of the contract says.',
    more: 'More filters',
    only: 'Only overdue ones',
  },
  es: {
    label: 'Qué es la multa',
    title: 'Multa del 2%',
    close: 'Cerrar',
    text: 'Se cobra una vez, el primer día después del vencimiento, según la cláusula 4 del contrato.',
    more: 'Más filtros',
    only: 'Solo vencidas',
  },
}

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { trigger: null, triggerClassName: '', label: '', children: null },
  parameters: { picture: 'page' },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const WithHeading: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ minHeight: '16rem' }}>
        <Popover
          label={w.label}
          triggerClassName={iconButtonLook()}
          trigger={<CircleHelp size={20} strokeWidth={1.75} aria-hidden />}
          title={w.title}
          closeLabel={w.close}
        >
          <p>{w.text}</p>
        </Popover>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: w.label })
    await userEvent.click(button)
    const panel = canvas.getByRole('dialog', { name: w.label })
    await expect(panel).toBeVisible()
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom)
    await userEvent.click(within(panel).getByRole('button', { name: w.close }))
    await expect(panel).not.toBeVisible()
    await userEvent.click(button)
  },
}

export const AtTheEnd: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', minHeight: '10rem' }}>
        <Popover label={w.more} namedByTrigger trigger={w.more} triggerClassName={buttonLook()} alignment="end">
          <label>
            <input type="checkbox" name="overdue" /> {w.only}
          </label>
        </Popover>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const button = within(canvasElement).getByRole('button', { name: w.more })
    await userEvent.click(button)
    const panel = within(canvasElement).getByRole('dialog')
    await expect(Math.abs(panel.getBoundingClientRect().right - button.getBoundingClientRect().right)).toBeLessThan(2)
  },
}
