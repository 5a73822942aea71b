import { Hono } from 'hono'
import { html } from 'hono/html'
import { appConfig } from '#config'
import { type Clock, getCivilDate } from '../../../services/platform/clock.ts'
import { bankPageStyle } from './bank-page-style.ts'
import { pageFrame } from '../page-frame.ts'
import type { SandboxBank } from './sandbox-bank.ts'
import type { SandboxCards } from '../cards/sandbox-cards.ts'
import type { SandboxSlips } from './sandbox-slips.ts'
import type { SandboxCharge } from './pix-books.ts'
import type { SandboxOrder } from '../cards/card-books.ts'
import type { SandboxSlip } from './slip-books.ts'

export interface BankPageOptions {
  bank: SandboxBank
  slips: SandboxSlips
  cards: SandboxCards
  clock: Clock
  prefix: `/${string}`
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone: appConfig.defaultTimeZone })

/** Demo page that pays charges. For demonstration and tests only: anyone with access can settle charges. */
export function bankPage({ bank, slips, cards, clock, prefix }: BankPageOptions): Hono {
  const app = new Hono({ strict: false }).basePath(prefix)
  app.get('/', async (context) => {
    const [charges, issued, orders] = await Promise.all([bank.latest(), slips.latest(), cards.latest()])
    const nonce = crypto.randomUUID()
    context.header('cache-control', 'no-store')
    context.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'; frame-ancestors 'none'`,
    )
    return context.html(page({ charges, issued, orders }, { now: clock.now(), prefix, paid: context.req.query('paid'), nonce }))
  })
  app.post('/charges/:txid/pay', async (context) => {
    const endToEndId = await bank.pay(context.req.param('txid'))
    if (!endToEndId) return context.notFound()
    return context.redirect(`${prefix}?paid=${endToEndId}`, 303)
  })
  app.post('/slips/:ourNumber/pay', async (context) => {
    const number = await slips.pay(context.req.param('ourNumber'))
    if (!number) return context.notFound()
    return context.redirect(`${prefix}?paid=${number}`, 303)
  })
  for (const decision of ['approve', 'deny'] as const) {
    app.post(`/orders/:orderId/${decision}`, async (context) => {
      if (!(await cards.decide(context.req.param('orderId'), decision === 'approve'))) return context.notFound()
      return context.redirect(prefix, 303)
    })
  }
  return app
}

interface Books {
  charges: readonly SandboxCharge[]
  issued: readonly SandboxSlip[]
  orders: readonly SandboxOrder[]
}

function page(
  { charges, issued, orders }: Books,
  { now, prefix, paid, nonce }: { now: Date; prefix: string; paid: string | undefined; nonce: string },
) {
  return pageFrame({
    language: 'pt-BR',
    title: 'Banco de demonstração',
    style: bankPageStyle,
    nonce,
    body: html`<h1>Banco de demonstração</h1>
      <p>
        Aqui você faz o papel de quem paga. Nenhum dinheiro de verdade é movimentado. Depois do vencimento do código, o
        pagamento chega atrasado; pago outra vez, o valor vira crédito.
      </p>
      ${paid ? html`<p role="status">Pagamento enviado: <code>${paid}</code></p>` : ''}
      <h2>Pix</h2>
      ${charges.length === 0 ? html`<p>Nenhuma cobrança ainda. Gere um código Pix no portal e volte aqui.</p>` : list(charges.map((charge) => item(charge, now, prefix)))}
      <h2>Boletos</h2>
      ${issued.length === 0 ? html`<p>Nenhum boleto ainda. Gere um no portal e volte aqui.</p>` : list(issued.map((slip) => slipItem(slip, now, prefix)))}
      <h2>Cartões</h2>
      ${orders.length === 0 ? html`<p>Nenhum cartão ainda. Pague com um no portal e volte aqui.</p>` : list(orders.map((order) => orderItem(order, prefix)))}`,
  })
}

function list(items: ReadonlyArray<ReturnType<typeof html>>) {
  return html`<ul>
    ${items}
  </ul>`
}

function slipItem(
  { ourNumber, status, amount, payerName, beneficiaryName, dueOn, createdAt, paid }: SandboxSlip,
  now: Date,
  prefix: string,
) {
  const value = money.format(amount / 100)
  const isOver = status === 'canceled' || getCivilDate(now, appConfig.defaultTimeZone) > dueOn
  const does = paid > 0 ? 'Pagar de novo' : isOver ? 'Pagar com atraso' : 'Pagar agora'
  const is =
    paid > 1
      ? `Pago ${paid} vezes`
      : paid === 1
        ? 'Pago'
        : status === 'canceled'
          ? 'Baixado'
          : `Vence em ${day.format(new Date(`${dueOn}T12:00:00Z`))}`
  return html`<li>
    <div>
      <strong>${value}</strong><br />
      ${payerName} → ${beneficiaryName}<br />
      <span>${is} · <code>${ourNumber}</code> · <time datetime="${createdAt.toISOString()}">${time.format(createdAt)}</time></span>
    </div>
    <form method="post" action="${prefix}/slips/${ourNumber}/pay">
      <button type="submit" aria-label="${does}: boleto de ${value} de ${payerName}">${does}</button>
    </form>
  </li>`
}

const orderStates = { pending: 'Em análise', authorized: 'Autorizado', captured: 'Cobrado', denied: 'Recusado', voided: 'Cancelado' }

function orderItem({ orderId, status, amount, installments, descriptor, brand, lastFour, createdAt }: SandboxOrder, prefix: string) {
  const value = money.format(amount / 100)
  const decide = (decision: 'approve' | 'deny', label: string) =>
    html`<form method="post" action="${prefix}/orders/${orderId}/${decision}">
      <button type="submit" aria-label="${label}: cartão ${lastFour}, ${value}">${label}</button>
    </form>`
  return html`<li>
    <div>
      <strong>${value}</strong> em ${installments}x<br />
      ${brand} •••• ${lastFour} → ${descriptor}<br />
      <span>${orderStates[status]} · <time datetime="${createdAt.toISOString()}">${time.format(createdAt)}</time></span>
    </div>
    ${status === 'pending' ? html`${decide('approve', 'Aprovar')}${decide('deny', 'Recusar')}` : ''}
  </li>`
}

function item(charge: SandboxCharge, now: Date, prefix: string) {
  const amount = money.format(charge.amount / 100)
  return html`<li>
    <div>
      <strong>${amount}</strong><br />
      ${charge.payerName} → ${charge.receiverName}<br />
      <span>${situation(charge, now)} · <time datetime="${charge.createdAt.toISOString()}">${time.format(charge.createdAt)}</time></span>
    </div>
    <form method="post" action="${prefix}/charges/${charge.txid}/pay">
      <button type="submit" aria-label="${action(charge, now)}: ${amount} de ${charge.payerName}">${action(charge, now)}</button>
    </form>
  </li>`
}

function situation({ status, paid, expiresAt }: SandboxCharge, now: Date): string {
  if (paid > 1) return `Paga ${paid} vezes`
  if (paid === 1) return 'Paga'
  if (status === 'removed') return 'Removida'
  return expiresAt <= now ? 'Vencida' : 'Aguardando pagamento'
}

function action({ status, paid, expiresAt }: SandboxCharge, now: Date): string {
  if (paid > 0) return 'Pagar de novo'
  return status === 'removed' || expiresAt <= now ? 'Pagar com atraso' : 'Pagar agora'
}
