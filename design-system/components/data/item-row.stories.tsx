import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileCheck, FolderCheck, Wallet } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { buttonLook } from '../actions/button-look.ts'
import { textLinkLook } from '../actions/text-link.tsx'
import { Status } from '../feedback/status.tsx'
import { Card, CardRows } from './card.tsx'
import { ItemRow } from './item-row.tsx'

const inEach = {
  'pt-BR': {
    fee: 'Mensalidade de outubro',
    feeNote: 'Engenharia Civil · com multa e juros de 11 dias',
    overdue: 'Vencida',
    was: 'Venceu em 10/11/2026',
    pay: 'Pagar',
    record: 'Histórico escolar recusado',
    recordNote: '“A segunda página está ilegível.” Envie de novo.',
    in3: 'Em 3 dias',
    until: 'Prazo 24/11/2026',
    resend: 'Reenviar',
    contract: 'Contrato 2027/1',
    long: 'Comprovante de matrícula e frequência em atividades complementares de extensão universitária',
  },
  en: {
    fee: 'Monthly fee of October',
    feeNote: 'Civil Engineering · with fine and 11 days of interest',
    overdue: 'Overdue',
    was: 'Was due 11/10/2026',
    pay: 'Pay',
    record: 'School record refused',
    recordNote: '“The second page can’t be read.” Send it again.',
    in3: 'In 3 days',
    until: 'Until 11/24/2026',
    resend: 'Send again',
    contract: 'Contract 2027/1',
    long: 'Proof of enrollment in and attendance at complementary university extension activities',
  },
  es: {
    fee: 'Mensualidad de octubre',
    feeNote: 'Ingeniería Civil · con multa e intereses de 11 días',
    overdue: 'Vencida',
    was: 'Venció el 10/11/2026',
    pay: 'Pagar',
    record: 'Historial académico rechazado',
    recordNote: '“La segunda página es ilegible.” Envíelo de nuevo.',
    in3: 'En 3 días',
    until: 'Plazo 24/11/2026',
    resend: 'Reenviar',
    contract: 'Contrato 2027/1',
    long: 'Comprobante de matrícula y asistencia a actividades complementarias de extensión universitaria',
  },
}

const meta = { title: 'Data/Item row', component: ItemRow } satisfies Meta<typeof ItemRow>

export default meta
type Story = StoryObj

export const ThingsToDo: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const rows = (
      <CardRows>
        <ItemRow
          icon={<Wallet />}
          title={w.fee}
          description={w.feeNote}
          status={<Status tone="danger">{w.overdue}</Status>}
          date={w.was}
          action={
            <Button variant="primary" size="sm">
              {w.pay}
            </Button>
          }
        />
        <ItemRow
          icon={<FolderCheck />}
          title={w.record}
          description={w.recordNote}
          status={<Status tone="warning">{w.in3}</Status>}
          date={w.until}
          action={<Button size="sm">{w.resend}</Button>}
        />
        <ItemRow icon={<FileCheck />} title={w.contract} date={w.until} />
      </CardRows>
    )
    return (
      <StoryStack width="46rem">
        <Card>{rows}</Card>
        <StoryStack width="22rem">
          <Card>{rows}</Card>
        </StoryStack>
      </StoryStack>
    )
  },
}

/** Many on a phone: the whole row is the target of its action. */
export const DenseOnAPhone: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const row = (title: string, description: string, action: string) => (
      <ItemRow
        dense
        icon={<Wallet />}
        title={title}
        description={description}
        status={<Status tone="danger">{w.overdue}</Status>}
        date={w.was}
        action={
          <a href="#pay" className={buttonLook({ variant: 'primary', size: 'sm' })}>
            {action}
          </a>
        }
      />
    )
    return (
      <StoryStack width="20.5rem">
        <Card>
          <CardRows>
            {row(w.fee, w.feeNote, w.pay)}
            {row(w.record, 'Engenharia Civil · 2026-047423', w.resend)}
            {row(w.long, w.recordNote, w.resend)}
          </CardRows>
        </Card>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: words(inEach, { globals }).pay })
    const { left, top } = link.closest('li')!.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(link)
  },
}

/** What comes first, what comes next, and what can wait. */
export const ByWeight: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    const rows = (
      <CardRows>
        <ItemRow
          dense
          icon={<FolderCheck />}
          title={w.record}
          description={w.recordNote}
          status={<Status tone="danger">{w.overdue}</Status>}
          date={w.was}
          action={
            <a href="#resend" className={buttonLook({ size: 'sm' })}>
              {w.resend}
            </a>
          }
        />
        <ItemRow
          dense
          weight="light"
          icon={<Wallet />}
          title={w.fee}
          description={w.feeNote}
          date={w.until}
          action={
            <a href="#pay" className={textLinkLook({ variant: 'alone' })}>
              {w.pay}
            </a>
          }
        />
      </CardRows>
    )
    return (
      <StoryStack width="46rem">
        <Card>{rows}</Card>
        <StoryStack width="20.5rem">
          <Card>{rows}</Card>
        </StoryStack>
      </StoryStack>
    )
  },
}

export const WordsAlone: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Card>
        <CardRows>
          <ItemRow title={w.contract} />
        </CardRows>
      </Card>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <Card>
        <CardRows>
          <ItemRow
            icon={<FolderCheck />}
            title={w.long}
            description={`${w.long}. ${w.recordNote}`}
            status={<Status tone="warning">{w.in3}</Status>}
            date={w.until}
            action={<Button size="sm">{w.resend}</Button>}
          />
        </CardRows>
      </Card>
    )
  },
}
