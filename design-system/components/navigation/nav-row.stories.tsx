import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileUp, MessageSquare, Wallet } from 'lucide-react'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Card, CardHeader, CardRows } from '../data/card.tsx'
import { Status } from '../feedback/status.tsx'
import { navRow, navRowLink } from './nav-row.tsx'

const inEach = {
  'pt-BR': {
    title: 'Para fazer',
    send: 'Enviar comprovante de residência',
    refused: 'Recusado',
    pay: 'Pagar histórico escolar impresso',
    soon: 'Vence em 5 dias',
    answer: 'Responder à secretaria sobre o aproveitamento de estudos feitos em outra instituição',
  },
  en: {
    title: 'To do',
    send: 'Send proof of address',
    refused: 'Rejected',
    pay: 'Pay for printed transcript',
    soon: 'Due in 5 days',
    answer: 'Reply to the office about credit for studies at another institution',
  },
  es: {
    title: 'Por hacer',
    send: 'Enviar comprobante de domicilio',
    refused: 'Rechazado',
    pay: 'Pagar historial académico impreso',
    soon: 'Vence en 5 días',
    answer: 'Responder a la secretaría sobre la convalidación de estudios de otra institución',
  },
}

const meta = { title: 'Navigation/Nav row' } satisfies Meta
export default meta

export const InACard: StoryObj<typeof meta> = {
  render: (_args, context) => {
    const w = words(inEach, context)
    const rows = [
      { icon: <FileUp />, title: w.send, end: <Status tone="danger">{w.refused}</Status> },
      { icon: <Wallet />, title: w.pay, end: <Status tone="warning">{w.soon}</Status> },
      { icon: <MessageSquare />, title: w.answer, end: '12/12/2026' },
    ]
    return (
      <StoryStack width="27rem">
        <Card aria-labelledby="nav-rows">
          <CardHeader id="nav-rows" title={w.title} />
          <CardRows>
            {rows.map(({ title, ...row }) =>
              navRow({
                ...row,
                id: title,
                link: (
                  <a href="#row" className={navRowLink}>
                    {title}
                  </a>
                ),
              }),
            )}
          </CardRows>
        </Card>
      </StoryStack>
    )
  },
}
