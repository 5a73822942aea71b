import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from '../components/data/amount.tsx'
import { DescriptionList } from '../components/data/description-list.tsx'
import { words } from '../stories/words.ts'
import { BrandMark } from './brand-mark.tsx'
import { PrintLayout } from './print-layout.tsx'

const inEach = {
  'pt-BR': {
    title: 'Recibo de pagamento',
    issued: 'Emitido em 21/11/2026, 14:32',
    facts: [
      ['Aluna', 'Ana Souza'],
      ['Matrícula', '202310482'],
      ['Referente a', 'Mensalidade de outubro de 2026'],
      ['Forma de pagamento', 'Pix'],
      ['Pago em', '21/11/2026'],
    ],
    check: 'Confira este recibo em aurora.example/conferir com o código 7K2M-9Q4T.',
  },
  en: {
    title: 'Payment receipt',
    issued: 'Issued on 11/21/2026, 2:32 PM',
    facts: [
      ['Student', 'Ana Souza'],
      ['Enrollment', '202310482'],
      ['For', 'Monthly fee of October 2026'],
      ['Payment method', 'Pix'],
      ['Paid on', '11/21/2026'],
    ],
    check: 'Check this receipt at aurora.example/check with the code 7K2M-9Q4T.',
  },
  es: {
    title: 'Recibo de pago',
    issued: 'Emitido el 21/11/2026, 14:32',
    facts: [
      ['Estudiante', 'Ana Souza'],
      ['Matrícula', '202310482'],
      ['Correspondiente a', 'Mensualidad de octubre de 2026'],
      ['Forma de pago', 'Pix'],
      ['Pagado el', '21/11/2026'],
    ],
    check: 'Verifique este recibo en aurora.example/verificar con el código 7K2M-9Q4T.',
  },
}

const meta = { title: 'Patterns/Print layout', component: PrintLayout } satisfies Meta<typeof PrintLayout>

export default meta
type Story = StoryObj

export const Receipt: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <PrintLayout brand={<BrandMark name="Universidade Aurora" initial="A" />} issued={<p>{w.issued}</p>} footer={w.check}>
        <h1 className="page-header__title">{w.title}</h1>
        <Amount size="display">R$ 1.226,35</Amount>
        <DescriptionList items={w.facts.map(([term, description]) => ({ term: term!, description }))} />
      </PrintLayout>
    )
  },
}

export const BodyAlone: Story = {
  render: (_args, context) => (
    <PrintLayout brand={<BrandMark name="Universidade Aurora" initial="A" />}>
      <h1 className="page-header__title">{words(inEach, context).title}</h1>
    </PrintLayout>
  ),
}
