import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, Wallet } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { CommandPalette } from './command-palette.tsx'

const inEach = {
  'pt-BR': {
    label: 'Buscar no portal',
    close: 'Fechar',
    pages: 'Páginas',
    debts: 'Débitos',
    home: 'Início',
    payments: 'Pagamentos',
    fee: 'Mensalidade de outubro de 2026 com multa e juros de onze dias de atraso',
    due: 'Vence em 10/11/2026',
    none: 'Nada com esse nome.',
  },
  en: {
    label: 'Search the portal',
    close: 'Close',
    pages: 'Pages',
    debts: 'Debts',
    home: 'Home',
    payments: 'Payments',
    fee: 'Monthly fee of October 2026 with fine and interest of eleven days of delay',
    due: 'Due 11/10/2026',
    none: 'Nothing of that name.',
  },
  es: {
    label: 'Buscar en el portal',
    close: 'Cerrar',
    pages: 'Páginas',
    debts: 'Deudas',
    home: 'Inicio',
    payments: 'Pagos',
    fee: 'Mensualidad de octubre de 2026 con multa e intereses de once días de retraso',
    due: 'Vence el 10/11/2026',
    none: 'Nada con ese nombre.',
  },
}

const choose = fn()
const leave = fn()

const meta = { title: 'Overlays/Command palette', component: CommandPalette } satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj

function Palette({ w }: { w: ReturnType<typeof words<(typeof inEach)['en']>> }) {
  const [query, setQuery] = useState('')
  const has = (title: string) => title.toLowerCase().includes(query.toLowerCase())
  const groups = [
    {
      title: w.pages,
      options: [
        { id: 'home', title: w.home, icon: <House /> },
        { id: 'payments', title: w.payments, icon: <Wallet /> },
      ].filter(({ title }) => has(title)),
    },
    {
      title: w.debts,
      options: [{ id: 'debt', title: w.fee, description: w.due, icon: <Wallet /> }].filter(({ title }) => has(title)),
    },
  ]
  const count = groups.flatMap(({ options }) => options).length
  return (
    <CommandPalette
      label={w.label}
      closeLabel={w.close}
      query={query}
      onQuery={setQuery}
      groups={groups}
      onChoose={choose}
      onClose={leave}
      message={count === 0 ? w.none : null}
      announcement={String(count)}
    />
  )
}

export const ByKeyboard: Story = {
  render: (_args, context) => <Palette w={words(inEach, context)} />,
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: w.label })
    await waitFor(() => expect(input).toHaveFocus())
    const selected = () => canvas.getByRole('option', { selected: true })
    await expect(selected()).toHaveTextContent(w.home)
    await userEvent.keyboard('{ArrowUp}')
    await expect(selected()).toHaveTextContent(w.fee)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(selected()).toHaveTextContent(w.payments)
    await expect(input).toHaveAttribute('aria-activedescendant', selected().id)
    await userEvent.keyboard('{Enter}')
    await expect(choose).toHaveBeenLastCalledWith('payments')
    await userEvent.type(input, 'zzz')
    await expect(canvas.getByText(w.none)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(choose).toHaveBeenCalledOnce()
    await userEvent.clear(input)
  },
}
