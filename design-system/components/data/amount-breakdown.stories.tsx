import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { AmountBreakdown } from './amount-breakdown.tsx'
import { Amount } from './amount.tsx'

const inEach = {
  'pt-BR': {
    fee: 'Valor da mensalidade',
    contract: 'Contrato 2026/2, cláusula 4',
    grant: 'Bolsa de mérito, 20%',
    grantNote: 'Válida até 12/2026',
    grantSpoken: 'menos R$ 299,50',
    grantAmount: '– R$ 299,50',
    early: 'Desconto de pontualidade',
    earlyNote: 'Valia até 25/09/2026',
    fine: 'Multa, 2%',
    interest: 'Juros, 1% ao mês',
    today: 'A pagar hoje',
    long: 'Segunda via do diploma de bacharelado em Engenharia de Produção com apostilamento internacional',
  },
  en: {
    fee: 'Monthly fee',
    contract: 'Contract 2026/2, clause 4',
    grant: 'Merit grant, 20%',
    grantNote: 'Valid until 12/2026',
    grantSpoken: 'minus R$299.50',
    grantAmount: '−R$299.50',
    early: 'Discount for paying early',
    earlyNote: 'Was valid until 09/25/2026',
    fine: 'Fine, 2%',
    interest: 'Interest, 1% a month',
    today: 'To pay today',
    long: 'Second copy of the diploma of the bachelor’s degree in Production Engineering with international apostille',
  },
  es: {
    fee: 'Importe de la mensualidad',
    contract: 'Contrato 2026/2, cláusula 4',
    grant: 'Beca de mérito, 20%',
    grantNote: 'Válida hasta 12/2026',
    grantSpoken: 'menos R$ 299,50',
    grantAmount: '– R$ 299,50',
    early: 'Descuento por pronto pago',
    earlyNote: 'Valía hasta el 25/09/2026',
    fine: 'Multa, 2%',
    interest: 'Intereses, 1% al mes',
    today: 'A pagar hoy',
    long: 'Duplicado del diploma de grado en Ingeniería de Producción con apostilla internacional',
  },
}

const meta = { title: 'Data/Amount breakdown', component: AmountBreakdown } satisfies Meta<typeof AmountBreakdown>

export default meta
type Story = StoryObj

const lines = (w: (typeof inEach)['en']) => [
  { label: w.fee, note: w.contract, amount: 'R$ 1.497,50' },
  { label: w.grant, note: w.grantNote, amount: <Amount spoken={w.grantSpoken}>{w.grantAmount}</Amount> },
  { label: w.early, note: w.earlyNote, amount: 'R$ 0,00', quiet: true },
  { label: w.fine, amount: '+ R$ 23,96' },
  { label: w.interest, amount: '+ R$ 4,39' },
]

export const FullAndCompact: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="36rem">
        <AmountBreakdown lines={lines(w)} total={{ label: w.today, amount: 'R$ 1.226,35' }} />
        <AmountBreakdown size="compact" lines={lines(w).map(({ label, amount }) => ({ label, amount }))} />
      </StoryStack>
    )
  },
}

export const OneLine: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <AmountBreakdown lines={[{ label: w.fee, amount: 'R$ 980,00' }]} total={{ label: w.today, amount: 'R$ 980,00' }} />
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20rem">
        <AmountBreakdown
          lines={[{ label: w.long, note: w.contract, amount: 'R$ 118.204.771,30' }]}
          total={{ label: w.today, amount: 'R$ 118.204.771,30' }}
        />
      </StoryStack>
    )
  },
}
