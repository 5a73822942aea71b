import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Download, FileText } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { buttonLook } from '../actions/button-look.ts'
import { iconButtonLook } from '../actions/icon-button.tsx'
import { Status } from '../feedback/status.tsx'
import { Card } from './card.tsx'
import { ledgerLink, LedgerMonth, LedgerRow, LedgerTotal } from './ledger.tsx'

const inEach = {
  'pt-BR': {
    paid: 'Pago em 2026',
    file: 'Exportar 2026',
    months: ['Setembro', 'Agosto'],
    fee: 'Mensalidade',
    less: 'menos R$ 59,90',
    service: 'Segunda via da carteira de estudante e do comprovante de matrícula',
    pending: 'Pendente',
    pdf: 'PDF da nota',
  },
  en: {
    paid: 'Paid in 2026',
    file: 'Export 2026',
    months: ['September', 'August'],
    fee: 'Tuition',
    less: 'minus R$ 59.90',
    service: 'Duplicate of the student card and of the proof of enrollment',
    pending: 'Pending',
    pdf: 'PDF of the invoice',
  },
  es: {
    paid: 'Pagado en 2026',
    file: 'Exportar 2026',
    months: ['Septiembre', 'Agosto'],
    fee: 'Mensualidad',
    less: 'menos R$ 59,90',
    service: 'Duplicado del carné de estudiante y del comprobante de matrícula',
    pending: 'Pendiente',
    pdf: 'PDF de la factura',
  },
}

const meta = { title: 'Data/Ledger', component: LedgerRow } satisfies Meta<typeof LedgerRow>

export default meta
type Story = StoryObj

export const PaymentsByMonth: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    const rows = (width: string) => (
      <Card as="div">
        <LedgerTotal
          label={w.paid}
          amount="R$ 10.615,90"
          action={
            <a href="#file" className={buttonLook({ size: 'sm' })}>
              {w.file}
            </a>
          }
        />
        <div>
          <LedgerMonth id={`${width}-9`} name={w.months[0]}>
            <LedgerRow
              icon={<BookOpen />}
              title={
                <a href="#fee" className={ledgerLink}>
                  {w.fee}
                </a>
              }
              note="05/09, Pix"
              amount="R$ 1.138,10"
              change={w.less}
            />
            <LedgerRow icon={<FileText />} title={w.service} note="01/09, Pix" amount="R$ 28,00" />
          </LedgerMonth>
          <LedgerMonth id={`${width}-8`} name={w.months[1]}>
            <LedgerRow
              title={w.fee}
              note="10/08, 2026-000048"
              amount="R$ 1.198,00"
              change={<Status tone="warning">{w.pending}</Status>}
              action={
                <a href="#pdf" className={iconButtonLook()} aria-label={w.pdf}>
                  <Download />
                </a>
              }
            />
          </LedgerMonth>
        </div>
      </Card>
    )
    return (
      <StoryStack width="46rem">
        {rows('wide')}
        <StoryStack width="20rem">{rows('narrow')}</StoryStack>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const [link] = within(canvasElement).getAllByRole('link', { name: words(inEach, { globals }).fee })
    const { left, top, height } = link!.closest('li')!.getBoundingClientRect()
    await expect(height).toBeLessThanOrEqual(64)
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(link)
  },
}
