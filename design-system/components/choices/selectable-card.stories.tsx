import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { textLinkLook } from '../actions/text-link.tsx'
import { Status } from '../feedback/status.tsx'
import { SelectableCard } from './selectable-card.tsx'

const inEach = {
  'pt-BR': {
    fee: 'Mensalidade',
    diploma: 'Segunda via de diploma',
    service: 'Serviço',
    october: 'Outubro de 2026',
    november: 'Novembro de 2026',
    september: 'Setembro de 2026',
    overdue: 'Vencida',
    soon: 'Vence em 9 dias',
    paid: 'Paga',
    wasDue: 'Venceu em 10/11',
    until: 'Até 25/11 com desconto',
    slip: 'Boleto para 25/11',
    paidOn: 'Paga em 05/09',
    blocked: 'Aguardando confirmação do banco',
    amounts: ['R$ 1.226,35', 'R$ 57,72', 'R$ 1.138,10', 'R$ 1.497,50'],
    long: 'Pós-graduação em Engenharia de Segurança do Trabalho e Gerenciamento de Riscos Ocupacionais',
    longAmount: 'R$ 1.234.567,89',
  },
  en: {
    fee: 'Monthly fee',
    diploma: 'Second copy of diploma',
    service: 'Service',
    october: 'October 2026',
    november: 'November 2026',
    september: 'September 2026',
    overdue: 'Overdue',
    soon: 'Due in 9 days',
    paid: 'Paid',
    wasDue: 'Was due on 11/10',
    until: 'Discount until 11/25',
    slip: 'Bank slip for 11/25',
    paidOn: 'Paid on 09/05',
    blocked: 'Waiting for the bank’s confirmation',
    amounts: ['R$1,226.35', 'R$57.72', 'R$1,138.10', 'R$1,497.50'],
    long: 'Postgraduate degree in Occupational Safety Engineering and Management of Occupational Risks',
    longAmount: 'R$1,234,567.89',
  },
  es: {
    fee: 'Mensualidad',
    diploma: 'Duplicado de diploma',
    service: 'Servicio',
    october: 'Octubre de 2026',
    november: 'Noviembre de 2026',
    september: 'Septiembre de 2026',
    overdue: 'Vencida',
    soon: 'Vence en 9 días',
    paid: 'Pagada',
    wasDue: 'Venció el 10/11',
    until: 'Hasta el 25/11 con descuento',
    slip: 'Boleto para 25/11',
    paidOn: 'Pagada el 05/09',
    blocked: 'A la espera de la confirmación del banco',
    amounts: ['R$ 1.226,35', 'R$ 57,72', 'R$ 1.138,10', 'R$ 1.497,50'],
    long: 'Posgrado en Ingeniería de Seguridad Laboral y Gestión de Riesgos Ocupacionales',
    longAmount: 'R$ 1.234.567,89',
  },
}

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '0.75rem' } as const

const meta = {
  title: 'Choices/Selectable card',
  component: SelectableCard,
  args: { title: '', amount: '' },
} satisfies Meta<typeof SelectableCard>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <ul style={{ ...list, maxWidth: '44rem' }}>
        <SelectableCard
          title={w.fee}
          subtitle={w.october}
          status={<Status tone="danger">{w.overdue}</Status>}
          note={w.wasDue}
          amount={w.amounts[0]}
          defaultChecked
        />
        <SelectableCard
          title={w.fee}
          subtitle={w.november}
          status={<Status tone="warning">{w.soon}</Status>}
          note={w.until}
          amount={w.amounts[2]}
          below={
            <a href="#slip" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
              {w.slip}
            </a>
          }
        />
        <SelectableCard title={w.diploma} subtitle={w.service} note={w.blocked} amount={w.amounts[1]} disabled />
        <SelectableCard
          title={w.fee}
          subtitle={w.september}
          status={<Status tone="ok">{w.paid}</Status>}
          note={w.paidOn}
          amount={w.amounts[3]}
          selectable={false}
        />
      </ul>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <ul style={{ ...list, maxWidth: '20rem' }}>
        <SelectableCard
          title={w.long}
          subtitle={w.october}
          status={<Status tone="danger">{w.overdue}</Status>}
          note={w.until}
          amount={w.longAmount}
          defaultChecked
        />
      </ul>
    )
  },
}

export const WholeCardIsTheTarget: Story = {
  args: { onChange: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <ul style={list}>
        <SelectableCard
          {...args}
          title={
            <a href="#details" className="selectable-card__link">
              {w.fee}
            </a>
          }
          subtitle={w.october}
          note={w.wasDue}
          amount={w.amounts[0]}
        />
      </ul>
    )
  },
  play: async ({ canvasElement, args, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox', { name: `${w.fee} ${w.october}` })
    // Day and amount are read once, as text.
    await expect(box).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    // The title stays a link of its own.
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    const amount = canvas.getByText(w.amounts[0] ?? '').getBoundingClientRect()
    const onTop = document.elementFromPoint(amount.x + amount.width / 2, amount.y + amount.height / 2)
    await expect(onTop).toBe(box)
    await userEvent.click(onTop ?? box)
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
