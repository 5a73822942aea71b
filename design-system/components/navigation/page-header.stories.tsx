import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, Columns3, Download } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { onA, viewport } from '../../stories/page-frame.tsx'
import { Button } from '../actions/button.tsx'
import { textLinkLook } from '../actions/text-link.tsx'
import { Status } from '../feedback/status.tsx'
import { PageHeader } from './page-header.tsx'
import { PageLinks } from './page-links.tsx'

const inEach = {
  'pt-BR': {
    title: 'Débitos dos alunos',
    subtitle: '100.482 débitos · R$ 118.204.771,30 a receber',
    columns: 'Colunas',
    csv: 'Exportar CSV',
    overdue: 'Vencidos',
    paid: 'Pagos',
    back: 'Pagamentos',
    debt: 'Mensalidade de outubro de 2026',
    course: 'Engenharia Civil · matrícula 202310482',
    since: 'Vencida há 11 dias',
    long: 'Requerimento de aproveitamento de estudos realizados em outra instituição de ensino superior',
  },
  en: {
    title: 'Debts of the students',
    subtitle: '100,482 debts · R$118,204,771.30 to receive',
    columns: 'Columns',
    csv: 'Export CSV',
    overdue: 'Overdue',
    paid: 'Paid',
    back: 'Payments',
    debt: 'Monthly fee of October 2026',
    course: 'Civil Engineering · enrollment 202310482',
    since: 'Overdue for 11 days',
    long: 'Request to have studies at another higher education institution recognised',
  },
  es: {
    title: 'Deudas de los estudiantes',
    subtitle: '100.482 deudas · R$ 118.204.771,30 por cobrar',
    columns: 'Columnas',
    csv: 'Exportar CSV',
    overdue: 'Vencidas',
    paid: 'Pagadas',
    back: 'Pagos',
    debt: 'Mensualidad de octubre de 2026',
    course: 'Ingeniería Civil · matrícula 202310482',
    since: 'Vencida hace 11 días',
    long: 'Solicitud de reconocimiento de estudios realizados en otra institución de educación superior',
  },
}

const meta = { title: 'Navigation/Page header', component: PageHeader } satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj

export const WithEverything: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="44rem">
        <div style={{ paddingTop: '1rem' }}>
          <PageHeader
            back={
              <a href="#payments" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
                <ArrowLeft />
                {w.back}
              </a>
            }
            title={w.title}
            subtitle={w.subtitle}
            actions={
              <>
                <Button icon={<Columns3 />}>{w.columns}</Button>
                <Button icon={<Download />}>{w.csv}</Button>
              </>
            }
            filters={
              <div style={{ display: 'flex', gap: '0.5rem' }}>
                <a href="#overdue" className="filter-chip" aria-current="true">
                  {w.overdue}
                </a>
                <a href="#paid" className="filter-chip">
                  {w.paid}
                </a>
              </div>
            }
          />
        </div>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(words(inEach, { globals }).title)
  },
}

export const StatusBesideTheTitle: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <PageHeader title={w.debt} subtitle={w.course} status={<Status tone="danger">{w.since}</Status>} />
  },
}

const withActions: Story['render'] = (_args, context) => {
  const w = words(inEach, context)
  return (
    <StoryStack width="40rem">
      <PageHeader
        title={w.title}
        subtitle={w.subtitle}
        status={<Status tone="danger">{w.overdue}</Status>}
        actions={
          <>
            <PageLinks label={w.columns} foldsOn="tablet">
              <a href="#csv">{w.csv}</a>
            </PageLinks>
            <Button>{w.columns}</Button>
            <Button variant="primary">{w.csv}</Button>
          </>
        }
      />
    </StoryStack>
  )
}

export const ActionsBelowATitleOfOneLine: Story = {
  render: withActions,
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading')
    await expect(title.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(title).lineHeight))
    const [button] = within(canvasElement).getAllByRole('button')
    await expect(button!.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom)
  },
}

export const PrimaryFirstOnAPhone: Story = {
  globals: onA('phone'),
  parameters: { viewport },
  render: withActions,
  play: async ({ canvasElement }) => {
    const places = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect())
    const [menu, other, primary] = places
    await expect(primary!.left).toBeLessThan(other!.left)
    await expect(other!.left).toBeLessThan(menu!.left)
    await expect(new Set(places.map(({ top, height }) => top + height / 2)).size).toBe(1)
  },
}

export const TitleAlone: Story = {
  render: (_args, context) => <PageHeader title={words(inEach, context).title} />,
}

export const LongTitle: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20rem">
        <PageHeader title={w.long} subtitle={w.course} actions={<Button>{w.csv}</Button>} />
      </StoryStack>
    )
  },
}
