import type pg from 'pg'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import type { CardAcquirer } from './cards/card-acquirer.ts'
import type { PaymentPorts } from './payment-ports.ts'
import type { Acquirer } from './pix/pix-acquirer.ts'
import type { SlipBank } from './slips/slip-bank.ts'

type Ports = Pick<PaymentPorts, 'acquirer' | 'slipBank' | 'cards'>

/** The adapters; null where the installation has no connection. */
export type PaymentAdapters = { [Port in keyof Ports]: Ports[Port] | null }

export type MethodConnections = Record<PaymentMethodType, boolean>

export const getConnections = ({ acquirer, slipBank, cards }: PaymentAdapters): MethodConnections => ({
  pix: acquirer !== null,
  bank_slip: slipBank !== null,
  credit_card: cards !== null,
})

/** Stores the connections, so that `financial.offered_methods` can leave other methods out of every institution's setting. */
export async function recordConnections(pool: pg.Pool, connections: MethodConnections): Promise<void> {
  const connected = Object.entries(connections).flatMap(([method, isConnected]) => (isConnected ? method : []))
  await pool.query(
    `with gone as (delete from financial.connected_method where method <> all($1::text[]))
     insert into financial.connected_method (method) select unnest($1::text[]) on conflict do nothing`,
    [connected],
  )
}

/** Returns the ports; an unconnected one makes no charges and knows of none. */
export function getPorts({ acquirer, slipBank, cards }: PaymentAdapters): Ports {
  return { acquirer: acquirer ?? noAcquirer, slipBank: slipBank ?? noSlipBank, cards: cards ?? noCards }
}

const refuse = (): Promise<never> => Promise.reject(new Error('No adapter is connected for this method'))
const nothing = () => Promise.resolve(undefined)
const unknown = () => Promise.resolve(null)
const none = () => Promise.resolve([])

const noAcquirer: Acquirer = { putCharge: refuse, getCharge: unknown, removeCharge: nothing, listReceived: none }
const noSlipBank: SlipBank = { putSlip: refuse, getSlip: unknown, cancelSlip: nothing, listReturns: none }
const noCards: CardAcquirer = {
  component: refuse,
  fingerprint: unknown,
  authorize: refuse,
  getOrder: unknown,
  capture: refuse,
  voidOrder: nothing,
  listCaptured: none,
}
