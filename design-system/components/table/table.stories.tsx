import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { type StoryLocale, words } from '../../stories/words.ts'
import { Table, TableBody, TableFoot, TableHead, Tr } from './table.tsx'
import { EmptyValue, Td, Th } from './table-cell.tsx'

const inEach = {
  'pt-BR': {
    label: 'Parcelas do acordo',
    installment: 'Parcela',
    due: 'Vencimento',
    paidOn: 'Pagamento',
    amount: 'Valor',
    nothing: 'nada',
    total: 'Total',
    locale: 'pt-BR',
  },
  en: {
    label: 'Installments of the agreement',
    installment: 'Installment',
    due: 'Due date',
    paidOn: 'Payment',
    amount: 'Amount',
    nothing: 'nothing',
    total: 'Total',
    locale: 'en-US',
  },
  es: {
    label: 'Cuotas del acuerdo',
    installment: 'Cuota',
    due: 'Vencimiento',
    paidOn: 'Pago',
    amount: 'Importe',
    nothing: 'nada',
    total: 'Total',
    locale: 'es-AR',
  },
} satisfies Record<StoryLocale, unknown>

const meta = { title: 'Data/Table', component: Table } satisfies Meta<typeof Table>

export default meta
type Story = StoryObj

function Installments({ w, compact }: { w: (typeof inEach)['en']; compact?: boolean }) {
  const day = (iso: string) =>
    new Intl.DateTimeFormat(w.locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso))
  const amount = new Intl.NumberFormat(w.locale, { style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol' }).format(418.9)
  return (
    <Table label={w.label} density={compact ? 'compact' : undefined}>
      <TableHead>
        <Th kind="title">{w.installment}</Th>
        <Th>{w.due}</Th>
        <Th>{w.paidOn}</Th>
        <Th numeric>{w.amount}</Th>
      </TableHead>
      <TableBody>
        {['2026-10-10', '2026-11-10', '2026-12-10'].map((due, index) => (
          <Tr key={due}>
            <Td kind="title">{index + 1} / 3</Td>
            <Td label={w.due}>{day(due)}</Td>
            <Td label={w.paidOn}>{index === 0 ? day('2026-10-08') : <EmptyValue label={w.nothing} />}</Td>
            <Td label={w.amount} kind="amount" numeric>
              {amount}
            </Td>
          </Tr>
        ))}
      </TableBody>
    </Table>
  )
}

export const Densities: Story = {
  tags: ['picture'],
  render: (_args, context) => (
    <StoryStack width="44rem">
      <Installments w={words(inEach, context)} />
      <Installments w={{ ...words(inEach, context), label: `${words(inEach, context).label} 2` }} compact />
    </StoryStack>
  ),
}

export const SaysWhatItIs: Story = {
  render: (_args, context) => <Installments w={words(inEach, context)} />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Parcelas do acordo' })
    await expect(within(table).getAllByRole('row')).toHaveLength(4)
    await expect(within(table).getAllByRole('cell', { name: 'nada' })).toHaveLength(2)
    await expect(within(table).getByRole('cell', { name: '10/12/2026' })).toHaveAttribute('data-label', 'Vencimento')
  },
}

export const WithTotal: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="30rem">
        <Table label={w.label}>
          <TableHead>
            <Th kind="title">{w.installment}</Th>
            <Th numeric>{w.amount}</Th>
          </TableHead>
          <TableBody>
            {[1, 2].map((place) => (
              <Tr key={place}>
                <Td kind="title">{place} / 2</Td>
                <Td label={w.amount} numeric>
                  418
                </Td>
              </Tr>
            ))}
          </TableBody>
          <TableFoot>
            <Tr>
              <Td kind="title">{w.total}</Td>
              <Td label={w.amount} numeric>
                836
              </Td>
            </Tr>
          </TableFoot>
        </Table>
      </StoryStack>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row').at(-1)).toHaveTextContent('836')
  },
}
