import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, Receipt } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { TabLabel } from './tab-label.tsx'
import { TabLinks } from './tab-links.tsx'
import { Tabs, type Tab } from './tabs.tsx'

const inEach = {
  'pt-BR': {
    label: 'Detalhes do débito',
    amount: 'Valor',
    history: 'Histórico',
    notes: 'Notas fiscais',
    files: 'Anexos',
    panel: 'Conteúdo de',
    fiveDebts: '5 débitos',
    tabs: 'Situação acadêmica',
    pages: ['Resumo', 'Notas e frequência', 'Histórico escolar', 'Atividades complementares', 'Estágio', 'Colação de grau'],
  },
  en: {
    label: 'Details of the debt',
    amount: 'Amount',
    history: 'History',
    notes: 'Invoices',
    files: 'Attachments',
    panel: 'What belongs to',
    fiveDebts: '5 debts',
    tabs: 'Academic standing',
    pages: ['Summary', 'Grades and attendance', 'School record', 'Complementary activities', 'Internship', 'Graduation'],
  },
  es: {
    label: 'Detalles de la deuda',
    amount: 'Importe',
    history: 'Historial',
    notes: 'Facturas',
    files: 'Adjuntos',
    panel: 'Contenido de',
    fiveDebts: '5 deudas',
    tabs: 'Situación académica',
    pages: ['Resumen', 'Notas y asistencia', 'Historial académico', 'Actividades complementarias', 'Prácticas', 'Graduación'],
  },
}

function tabs(w: (typeof inEach)['en']): Tab[] {
  return [
    { value: 'amount', label: w.amount, panel: `${w.panel} ${w.amount}` },
    { value: 'history', label: w.history, count: 5, countLabel: w.fiveDebts, panel: `${w.panel} ${w.history}` },
    { value: 'files', label: w.files, disabled: true, panel: null },
    { value: 'notes', label: w.notes, icon: <Receipt />, panel: `${w.panel} ${w.notes}` },
  ]
}

const links = (pages: readonly string[], current: number) =>
  pages.map((page, index) => (
    <li key={page}>
      <a href={`#${index}`} className="tabs__tab" aria-current={index === current ? 'page' : undefined}>
        <TabLabel icon={index === 2 ? <FileText /> : undefined} count={index === 3 ? 12 : undefined}>
          {page}
        </TabLabel>
      </a>
    </li>
  ))

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: '', tabs: [], onValueChange: fn() },
  render: ({ activation, onValueChange }, context) => {
    const w = words(inEach, context)
    return <Tabs label={w.label} tabs={tabs(w)} activation={activation} onValueChange={onValueChange} />
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const PanelsAndLinks: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="36rem">
        <Tabs label={w.label} tabs={tabs(w)} defaultValue="history" />
        <TabLinks label={w.tabs}>{links(w.pages.slice(0, 3), 0)}</TabLinks>
        <StoryStack width="20rem">
          <TabLinks label={`${w.tabs} 2`}>{links(w.pages, 3)}</TabLinks>
        </StoryStack>
      </StoryStack>
    )
  },
}

export const AutomaticByKeyboard: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const tab = (name: string) => canvas.getByRole('tab', { name: new RegExp(`^${name}`) })
    const isShown = (name: string) =>
      waitFor(async () => {
        await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
        await expect(tab(name)).toHaveFocus()
        await expect(canvas.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toHaveTextContent(`${w.panel} ${name}`)
      })
    await userEvent.tab()
    await isShown(w.amount)
    await userEvent.keyboard('{ArrowRight}')
    await isShown(w.history)
    // Skips the disabled tab.
    await userEvent.keyboard('{ArrowRight}')
    await isShown(w.notes)
    await userEvent.keyboard('{Home}')
    await isShown(w.amount)
    await userEvent.keyboard('{End}')
    await isShown(w.notes)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('notes')
    await expect(canvas.getByRole('tab', { name: `${w.history} (${w.fiveDebts})` })).toBeVisible()
    // One tab stop, then the panel.
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus())
  },
}

export const ManualByKeyboard: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const tab = (name: string) => within(canvasElement).getByRole('tab', { name: new RegExp(`^${name}`) })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tab(w.history)).toHaveFocus())
    await expect(tab(w.history)).toHaveAttribute('aria-selected', 'false')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(tab(w.history)).toHaveAttribute('aria-selected', 'true'))
    await expect(args.onValueChange).toHaveBeenCalledWith('history')
  },
}

export const LinksWiderThanThePhone: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20rem">
        <TabLinks label={w.tabs}>{links(w.pages, 4)}</TabLinks>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const isInView = (name: string) => {
      const box = canvas.getByRole('link', { name: new RegExp(`^${name}`) }).getBoundingClientRect()
      const list = canvas.getByRole('list').getBoundingClientRect()
      return box.left >= list.left && box.right <= list.right
    }
    await expect(isInView(w.pages[4]!)).toBe(true)
    // What a router does to its links when the page changes.
    const [first, current] = [0, 4].map((index) => canvas.getAllByRole('link')[index]!)
    current!.removeAttribute('aria-current')
    first!.setAttribute('aria-current', 'page')
    await waitFor(() => expect(isInView(w.pages[0]!)).toBe(true))
  },
}

export const OneTab: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <Tabs label={w.label} tabs={tabs(w).slice(0, 1)} />
  },
}
