import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, FileText, HandCoins, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { iconButtonLook } from '../actions/icon-button.tsx'
import { ActionMenu } from './action-menu.tsx'
import { Dialog } from './dialog.tsx'
import type { ActionMenuItem } from './action-menu-items.ts'

const inEach = {
  'pt-BR': {
    label: 'Mais ações para Mensalidade de outubro',
    receipt: 'Enviar recibo por e-mail',
    details: 'Ver detalhes',
    negotiate: 'Negociar',
    cancel: 'Cancelar débito',
    columns: 'Colunas',
    dueDate: 'Vencimento',
    course: 'Curso',
    density: 'Altura das linhas',
    roomy: 'Espaçosa',
    dense: 'Compacta',
    long: 'Encaminhar para a coordenação financeira do Campus Norte com todos os documentos anexados',
  },
  en: {
    label: 'More actions for Monthly fee of October',
    receipt: 'Send receipt by email',
    details: 'See details',
    negotiate: 'Negotiate',
    cancel: 'Cancel debt',
    columns: 'Columns',
    dueDate: 'Due date',
    course: 'Course',
    density: 'Row height',
    roomy: 'Roomy',
    dense: 'Dense',
    long: 'Forward to the finance office of the North Campus with every attached document',
  },
  es: {
    label: 'Más acciones para Mensualidad de octubre',
    receipt: 'Enviar recibo por correo',
    details: 'Ver detalles',
    negotiate: 'Negociar',
    cancel: 'Cancelar deuda',
    columns: 'Columnas',
    dueDate: 'Vencimiento',
    course: 'Carrera',
    density: 'Altura de las filas',
    roomy: 'Amplia',
    dense: 'Compacta',
    long: 'Derivar a la oficina financiera del Campus Norte con todos los documentos adjuntos',
  },
}
type Words = (typeof inEach)['en']

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const
const onReceipt = fn()
const onCancel = fn()

const meta = {
  title: 'Overlays/Action menu',
  component: ActionMenu,
  args: { label: '', trigger: null, triggerClassName: '', items: [] },
  parameters: { picture: 'page' },
  render: (_args, context) => <Example w={words(inEach, context)} />,
} satisfies Meta<typeof ActionMenu>
export default meta
type Story = StoryObj<typeof meta>

function Example({ w }: { w: Words }) {
  const [shown, setShown] = useState({ dueDate: true, course: false })
  const [density, setDensity] = useState('roomy')
  const items: ActionMenuItem[] = [
    { kind: 'action', id: 'receipt', label: w.receipt, icon: <Mail {...icon} />, shortcut: 'Ctrl+E', onSelect: onReceipt },
    { kind: 'link', id: 'details', label: w.details, icon: <FileText {...icon} />, link: (content) => <a href="#details">{content}</a> },
    { kind: 'action', id: 'negotiate', label: w.negotiate, icon: <HandCoins {...icon} />, disabled: true, onSelect: fn() },
    { kind: 'separator', id: 'line' },
    {
      kind: 'group',
      id: 'columns',
      label: w.columns,
      items: [
        {
          kind: 'checkbox',
          id: 'dueDate',
          label: w.dueDate,
          checked: shown.dueDate,
          onCheckedChange: (dueDate) => setShown((now) => ({ ...now, dueDate })),
        },
        {
          kind: 'checkbox',
          id: 'course',
          label: w.course,
          checked: shown.course,
          onCheckedChange: (course) => setShown((now) => ({ ...now, course })),
        },
      ],
    },
    {
      kind: 'choice',
      id: 'density',
      label: w.density,
      value: density,
      onValueChange: setDensity,
      options: [
        { id: 'roomy', label: w.roomy },
        { id: 'dense', label: w.dense },
      ],
    },
    { kind: 'separator', id: 'lastLine' },
    { kind: 'action', id: 'cancel', label: w.cancel, icon: <Trash2 {...icon} />, destructive: true, onSelect: onCancel },
  ]
  return (
    <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'center', minHeight: '32rem' }}>
      <ActionMenu label={w.label} trigger={<Ellipsis size={20} {...icon} />} triggerClassName={iconButtonLook('outline')} items={items} />
    </div>
  )
}

const highlighted = () => document.querySelector('[data-highlighted]')?.textContent

export const ByPointer: Story = {
  tags: ['picture'],
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: w.label }))
    const menu = await canvas.findByRole('menu', { name: w.label })
    await expect(within(menu).getByRole('menuitem', { name: w.negotiate })).toHaveAttribute('aria-disabled', 'true')
    await expect(within(menu).getByRole('menuitem', { name: w.details })).toHaveAttribute('href', '#details')
    await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: w.course }))
    // A checkbox leaves the menu open.
    await expect(within(menu).getByRole('menuitemcheckbox', { name: w.course })).toBeChecked()
    await waitFor(() => expect(menu).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    onReceipt.mockClear()
    onCancel.mockClear()
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: w.label })
    const opened = async () => {
      const menu = await canvas.findByRole('menu')
      await waitFor(() => expect(menu).toHaveFocus())
    }
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await opened()
    await waitFor(() => expect(highlighted()).toContain(w.receipt))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(highlighted()).toBe(w.details))
    // The disabled one is passed over.
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(highlighted()).toBe(w.dueDate))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(highlighted()).toBe(w.cancel))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
    await expect(onCancel).not.toHaveBeenCalled()

    await userEvent.keyboard('{ArrowUp}')
    await opened()
    await waitFor(() => expect(highlighted()).toBe(w.cancel))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(highlighted()).toContain(w.receipt))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onReceipt).toHaveBeenCalledOnce())
    await expect(button).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await opened()
    await waitFor(() => expect(highlighted()).toContain(w.receipt))
    await userEvent.keyboard(w.dense.slice(0, 3))
    await waitFor(() => expect(highlighted()).toBe(w.dense))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    const items: ActionMenuItem[] = Array.from({ length: 30 }, (_, index) => ({
      kind: 'action',
      id: String(index),
      label: `${index + 1}. ${w.long}`,
      onSelect: fn(),
    }))
    return (
      <ActionMenu
        label={w.label}
        trigger={<Ellipsis size={20} {...icon} />}
        triggerClassName={iconButtonLook()}
        items={items}
        alignment="start"
      />
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const menu = await within(canvasElement).findByRole('menu')
    await waitFor(() => expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** In the top layer as the dialog is, so neither behind it nor inert. */
export const InADialog: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Dialog open onClose={fn()} title={w.details} closeLabel={w.cancel}>
        <ActionMenu
          label={w.label}
          trigger={<Ellipsis size={20} {...icon} />}
          triggerClassName={iconButtonLook('outline')}
          items={[{ kind: 'action', id: 'receipt', label: w.receipt, onSelect: onReceipt }]}
        />
      </Dialog>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    await userEvent.click(within(canvasElement).getByRole('button', { name: w.label }))
    const item = await within(canvasElement).findByRole('menuitem')
    const onTop = () => {
      const { left, top } = item.getBoundingClientRect()
      return item.contains(document.elementFromPoint(left + 20, top + 10))
    }
    await waitFor(() => expect(onTop()).toBe(true))
  },
}
