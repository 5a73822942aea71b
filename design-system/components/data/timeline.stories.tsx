import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileCheck, FileSearch, FileUp, Stamp } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Status } from '../feedback/status.tsx'
import { Timeline, type TimelineEvent } from './timeline.tsx'

const inEach = {
  'pt-BR': {
    label: 'Andamento do requerimento',
    now: 'agora',
    next: 'a seguir',
    sent: 'Requerimento enviado',
    sentWhen: '12/11/2026, 09:14',
    review: 'Em análise pela coordenação',
    reviewWhen: 'Desde 16/11/2026',
    inReview: 'Em análise',
    refused: 'Documento recusado',
    refusedWhen: '14/11/2026, 16:40',
    refusedStatus: 'Recusado',
    why: '“A segunda página do histórico escolar está ilegível. Digitalize de novo com pelo menos 300 pontos por polegada, em um só arquivo, e envie até 24/11/2026 para não perder o prazo da rematrícula.”',
    decision: 'Resposta da coordenação',
    decisionWhen: 'Até 30/11/2026',
    issued: 'Emissão da declaração',
    issuedWhen: 'Até 04/12/2026',
    student: 'Ana Souza',
    office: 'Secretaria do Campus Norte',
  },
  en: {
    label: 'Progress of the request',
    now: 'now',
    next: 'to come',
    sent: 'Request sent',
    sentWhen: '11/12/2026, 9:14 AM',
    review: 'Under review by the coordination',
    reviewWhen: 'Since 11/16/2026',
    inReview: 'Under review',
    refused: 'Document refused',
    refusedWhen: '11/14/2026, 4:40 PM',
    refusedStatus: 'Refused',
    why: '“The second page of the school record can’t be read. Scan it again with at least 300 dots per inch, in a single file, and send it by 11/24/2026 so that you don’t miss the re-enrollment.”',
    decision: 'Answer of the coordination',
    decisionWhen: 'By 11/30/2026',
    issued: 'Issue of the statement',
    issuedWhen: 'By 12/04/2026',
    student: 'Ana Souza',
    office: 'Office of the North Campus',
  },
  es: {
    label: 'Avance de la solicitud',
    now: 'ahora',
    next: 'a continuación',
    sent: 'Solicitud enviada',
    sentWhen: '12/11/2026, 09:14',
    review: 'En análisis por la coordinación',
    reviewWhen: 'Desde el 16/11/2026',
    inReview: 'En análisis',
    refused: 'Documento rechazado',
    refusedWhen: '14/11/2026, 16:40',
    refusedStatus: 'Rechazado',
    why: '“La segunda página del historial académico es ilegible. Digitalícela de nuevo con al menos 300 puntos por pulgada, en un solo archivo, y envíela hasta el 24/11/2026 para no perder el plazo de la reinscripción.”',
    decision: 'Respuesta de la coordinación',
    decisionWhen: 'Hasta el 30/11/2026',
    issued: 'Emisión de la constancia',
    issuedWhen: 'Hasta el 04/12/2026',
    student: 'Ana Souza',
    office: 'Secretaría del Campus Norte',
  },
}

function events(w: (typeof inEach)['en']): TimelineEvent[] {
  return [
    {
      id: 'sent',
      title: w.sent,
      date: <time dateTime="2026-11-12T09:14-03:00">{w.sentWhen}</time>,
      who: w.student,
      icon: <FileUp />,
    },
    {
      id: 'refused',
      title: w.refused,
      date: <time dateTime="2026-11-14T16:40-03:00">{w.refusedWhen}</time>,
      who: w.office,
      status: <Status tone="danger">{w.refusedStatus}</Status>,
      text: w.why,
    },
    {
      id: 'review',
      title: w.review,
      date: w.reviewWhen,
      status: <Status tone="info">{w.inReview}</Status>,
      icon: <FileSearch />,
      when: 'current',
      whenLabel: w.now,
    },
    { id: 'decision', title: w.decision, date: w.decisionWhen, icon: <FileCheck />, when: 'future', whenLabel: w.next },
    { id: 'issued', title: w.issued, date: w.issuedWhen, icon: <Stamp />, when: 'future', whenLabel: w.next },
  ]
}

const meta = { title: 'Data/Timeline', component: Timeline } satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj

export const Request: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="34rem">
        <Timeline label={w.label} events={events(w)} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const items = within(within(canvasElement).getByRole('list', { name: w.label })).getAllByRole('listitem')
    await expect(items).toHaveLength(5)
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null])
    await expect(items[3]).toHaveTextContent(w.next)
  },
}

export const OneEvent: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <Timeline label={w.label} events={events(w).slice(0, 1)} />
  },
}
