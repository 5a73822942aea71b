import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../components/actions/button.tsx'
import { SelectableCard } from '../components/choices/selectable-card.tsx'
import { CardList } from '../components/data/card-list.tsx'
import { Status } from '../components/feedback/status.tsx'
import { PageHeader } from '../components/navigation/page-header.tsx'
import { SkipLink } from '../components/navigation/skip-link.tsx'
import { words } from '../stories/words.ts'
import { AppFrame } from './app-frame.tsx'
import { frameWords, onA, StoryHeader, StoryPage, StorySidebar, viewport } from '../stories/page-frame.tsx'

const inEach = {
  'pt-BR': {
    skip: 'Pular para o conteúdo',
    title: 'Pagamentos',
    owe: 'Você deve hoje R$ 1.284,07',
    negotiate: 'Negociar',
    open: 'Em aberto',
    paid: 'Pagos',
    fee: 'Mensalidade',
    october: 'Outubro de 2026',
    overdue: 'Vencida',
    was: 'Venceu em 10/11',
    diploma: 'Segunda via de diploma',
    service: 'Serviço',
    november: 'Novembro de 2026',
    in9: 'Vence em 9 dias',
    until: 'Até 25/11 com desconto',
  },
  en: {
    skip: 'Skip to the content',
    title: 'Payments',
    owe: 'You owe R$1,284.07 today',
    negotiate: 'Negotiate',
    open: 'Open',
    paid: 'Paid',
    fee: 'Monthly fee',
    october: 'October 2026',
    overdue: 'Overdue',
    was: 'Was due 11/10',
    diploma: 'Second copy of diploma',
    service: 'Service',
    november: 'November 2026',
    in9: 'Due in 9 days',
    until: 'Until 11/25 with discount',
  },
  es: {
    skip: 'Ir al contenido',
    title: 'Pagos',
    owe: 'Usted debe hoy R$ 1.284,07',
    negotiate: 'Negociar',
    open: 'Pendientes',
    paid: 'Pagados',
    fee: 'Mensualidad',
    october: 'Octubre de 2026',
    overdue: 'Vencida',
    was: 'Venció el 10/11',
    diploma: 'Duplicado del diploma',
    service: 'Servicio',
    november: 'Noviembre de 2026',
    in9: 'Vence en 9 días',
    until: 'Hasta el 25/11 con descuento',
  },
}

type Context = Parameters<typeof words>[1]

function SignedInPage({ context, nav }: { context: Context; nav?: 'full' | 'mini' }) {
  const w = words(inEach, context)
  return (
    <StoryPage>
      <SkipLink>{w.skip}</SkipLink>
      <AppFrame header={<StoryHeader context={context} />} sidebar={<StorySidebar context={context} />} nav={nav}>
        <PageHeader
          title={w.title}
          subtitle={w.owe}
          actions={<Button>{w.negotiate}</Button>}
          filters={
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
              <a href="#open" className="filter-chip" aria-current="true">
                {w.open} 3
              </a>
              <a href="#paid" className="filter-chip">
                {w.paid} 31
              </a>
            </div>
          }
        />
        <CardList>
          <SelectableCard
            defaultChecked
            title={
              <a href="#1" className="selectable-card__link">
                {w.fee}
              </a>
            }
            subtitle={w.october}
            status={<Status tone="danger">{w.overdue}</Status>}
            note={w.was}
            amount="R$ 1.226,35"
          />
          <SelectableCard
            title={
              <a href="#2" className="selectable-card__link">
                {w.diploma}
              </a>
            }
            subtitle={w.service}
            status={<Status tone="danger">{w.overdue}</Status>}
            note={w.was}
            amount="R$ 57,72"
          />
          <SelectableCard
            title={
              <a href="#3" className="selectable-card__link">
                {w.fee}
              </a>
            }
            subtitle={w.november}
            status={<Status tone="warning">{w.in9}</Status>}
            note={w.until}
            amount="R$ 1.138,10"
          />
        </CardList>
      </AppFrame>
    </StoryPage>
  )
}

const meta = { title: 'Patterns/App frame', component: AppFrame, parameters: { viewport } } satisfies Meta<typeof AppFrame>

export default meta
type Story = StoryObj

export const OnADesktop: Story = {
  tags: ['picture'],
  parameters: { picture: 'page' },
  globals: onA('desktop'),
  render: (_args, context) => <SignedInPage context={context} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation', { name: frameWords({ globals }).menu })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: frameWords({ globals }).openMenu })).toBeNull()
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
  },
}

export const OnADesktopWithIconsAlone: Story = {
  globals: onA('desktop'),
  render: (_args, context) => <SignedInPage context={context} nav="mini" />,
}

export const OnAPhone: Story = {
  globals: onA('phone'),
  render: (_args, context) => <SignedInPage context={context} />,
  play: async ({ canvasElement, globals }) => {
    const w = frameWords({ globals })
    const canvas = within(canvasElement)
    const menu = () => canvas.queryByRole('navigation', { name: w.menu })
    await expect(menu()).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: w.openMenu }))
    await expect(menu()).toBeVisible()
    // A router's link replaces the page without reloading it, so the drawer must close itself.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(within(menu()!).getByRole('link', { name: w.agreements }))
    await expect(menu()).toBeNull()
  },
}

export const WithoutMenu: Story = {
  globals: onA('desktop'),
  render: (_args, context) => (
    <StoryPage>
      <AppFrame header={<StoryHeader context={context} />}>
        <PageHeader title={words(inEach, context).title} />
      </AppFrame>
    </StoryPage>
  ),
}
