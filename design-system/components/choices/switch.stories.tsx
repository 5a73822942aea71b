import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Switch } from './switch.tsx'

const inEach = {
  'pt-BR': {
    due: 'Avisar antes do vencimento',
    paid: 'Avisar quando o pagamento for confirmado',
    paidHow: 'Por e-mail, em até uma hora depois da compensação.',
    news: 'Novidades da instituição',
    newsWhy: 'Definido pela secretaria.',
    auto: 'Débito automático',
    long: 'Enviar ao responsável financeiro uma cópia de cada comprovante, nota fiscal e aviso de vencimento referentes a todas as matrículas ativas',
  },
  en: {
    due: 'Tell me before the due date',
    paid: 'Tell me when a payment is confirmed',
    paidHow: 'By email, up to an hour after it clears.',
    news: 'News from the institution',
    newsWhy: 'Set by the registrar’s office.',
    auto: 'Direct debit',
    long: 'Send the financial guardian a copy of every receipt, invoice and due date notice of all active enrollments',
  },
  es: {
    due: 'Avisarme antes del vencimiento',
    paid: 'Avisarme cuando se confirme el pago',
    paidHow: 'Por correo, hasta una hora después de la acreditación.',
    news: 'Novedades de la institución',
    newsWhy: 'Definido por la secretaría.',
    auto: 'Débito automático',
    long: 'Enviar al responsable financiero una copia de cada comprobante, factura y aviso de vencimiento de todas las matrículas activas',
  },
}

const meta = {
  title: 'Choices/Switch',
  component: Switch,
  args: { label: '' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ maxWidth: '26rem' }}>
        <Switch label={w.due} />
        <Switch label={w.paid} description={w.paidHow} defaultChecked />
        <Switch label={w.news} description={w.newsWhy} disabled defaultChecked />
        <Switch label={w.auto} disabled />
      </div>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => (
    <StoryStack width="20rem">
      <Switch label={words(inEach, context).long} defaultChecked />
    </StoryStack>
  ),
}

export const ByKeyboard: Story = {
  args: { onChange: fn() },
  render: (args, context) => <Switch {...args} label={words(inEach, context).due} />,
  play: async ({ canvasElement, args, globals }) => {
    const control = within(canvasElement).getByRole('switch', { name: words(inEach, { globals }).due })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await expect(control).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
