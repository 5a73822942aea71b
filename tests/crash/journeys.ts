import { createLink } from '../../services/financial/payment-links/payment-links.queries.ts'
import { chargeByLink } from '../../services/financial/payment-links/link-payments.ts'
import { reconcilePayments } from '../../services/financial/payments/booking/reconciliation.ts'
import type { Person } from './person.ts'

/** One way in which somebody pays three debts. */
interface Variant {
  name: string
  /** What was there already: nobody dies meanwhile. @returns ids of payments that matter */
  before?(person: Person): Promise<string[]>
  /** What is killed, and done again from the start by whoever comes back. */
  act(person: Person, before: string[]): Promise<void>
}

/** What is killed fifty times. */
export interface Journey {
  name: string
  /** What has become of the debts in the end. */
  end: 'settled' | 'in_agreement'
  variants: Variant[]
}

const twenty = Array.from({ length: 20 }, (_, key) => key)

/** Whoever is told that a debt was paid meanwhile, or is being paid by card, has nothing left to do. */
async function unlessPaid(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!['DEBT_NOT_PAYABLE', 'PAYMENT_IN_PROGRESS'].includes((error as { code?: string }).code ?? '')) throw error
  })
}

/** Pays by Pix what is open at the end. */
async function payTheRest(person: Person): Promise<void> {
  const open = await person.open()
  if (open.length > 0) await person.pay(await person.pix(open, 25))
}

async function allAtOnce(...works: Promise<unknown>[]): Promise<void> {
  await Promise.all(works)
}

export const pix: Journey = {
  name: 'Pix',
  end: 'settled',
  variants: [
    { name: 'one code', act: async (person) => person.pay(await person.pix(person.debtIds, 0)) },
    {
      name: 'a code that replaces one for fewer debts',
      before: async (person) => [await person.pix(person.debtIds.slice(0, 1), 0)],
      act: async (person) => person.pay(await person.pix(person.debtIds, 1)),
    },
    {
      name: 'a button pressed twenty times',
      act: async (person) => {
        const made = await Promise.all(twenty.map((key) => person.pix(person.debtIds, key)))
        if (new Set(made).size > 1) throw new Error('Twenty presses made more than one code')
        await person.pay(made[0]!)
      },
    },
    {
      name: 'a link that somebody else pays by',
      act: async (person) => {
        const { ports, scope, debtIds, keys, steps } = person
        const { token } = await steps.uncounted(() =>
          createLink(ports.pool, { ...scope, madeBy: scope.userId }, { debtIds, days: 7 }, ports.clock.now()),
        )
        const charge = {
          token,
          tenantId: 1,
          locale: 'pt-BR' as const,
          expectedAmount: await person.owed(debtIds),
          idempotencyKey: keys[0]!,
        }
        await person.pay((await chargeByLink(ports, charge, { method: 'pix' })).paymentId)
      },
    },
  ],
}

export const bankSlip: Journey = {
  name: 'bank slip',
  end: 'settled',
  variants: [
    { name: 'one slip', act: async (person) => person.pay(await person.slip(person.debtIds, 0)) },
    {
      name: 'a slip that replaces one of another day',
      before: async (person) => [await person.slip(person.debtIds.slice(1), 0, 3)],
      act: async (person) => person.pay(await person.slip(person.debtIds, 1)),
    },
    {
      name: 'a return that never came, asked for by whoever paid',
      act: async (person) => {
        person.state.isSilent = true
        const paymentId = await person.slip(person.debtIds, 0)
        await person.pay(paymentId)
        await person.client.settlements.ask({ body: { paymentId } })
      },
    },
    {
      name: 'a slip beside a Pix code',
      before: async (person) => [await person.pix(person.debtIds, 0)],
      act: async (person) => person.pay(await person.slip(person.debtIds, 1)),
    },
    {
      name: 'a button pressed twenty times',
      act: async (person) => {
        const made = await Promise.all(twenty.map((key) => person.slip(person.debtIds, key)))
        if (new Set(made).size > 1) throw new Error('Twenty presses made more than one slip')
        await person.pay(made[0]!)
      },
    },
  ],
}

export const card: Journey = {
  name: 'card',
  end: 'settled',
  variants: [
    { name: 'approved', act: async (person) => void (await person.card(person.debtIds, 0, 'approved')) },
    { name: 'looked at, then approved', act: async (person) => person.approve(await person.card(person.debtIds, 0, 'lookedAt')) },
    { name: 'held without an answer', act: async (person) => void (await person.card(person.debtIds, 0, 'unanswered')) },
    {
      name: 'refused, then a Pix',
      act: async (person) => {
        await person.card(person.debtIds, 0, 'refused')
        await person.pay(await person.pix(person.debtIds, 1))
      },
    },
    {
      name: 'given back, because a Pix was paid meanwhile',
      act: async (person) => {
        const code = await person.pix(person.debtIds.slice(1), 1)
        const looked = await person.card(person.debtIds, 0, 'lookedAt')
        await person.pay(code)
        await person.approve(looked)
        await payTheRest(person)
      },
    },
    {
      name: 'approved beside a Pix code and a slip',
      before: async (person) => [await person.pix(person.debtIds, 0), await person.slip(person.debtIds.slice(0, 2), 1)],
      act: async (person) => void (await person.card(person.debtIds, 2, 'approved')),
    },
    {
      name: 'a button pressed twenty times',
      act: async (person) => allAtOnce(...twenty.map((key) => unlessPaid(person.card(person.debtIds, key, 'approved')))),
    },
  ],
}

export const twoMethods: Journey = {
  name: 'two methods at once',
  end: 'settled',
  variants: [
    {
      name: 'a Pix and a slip are paid',
      act: async (person) => {
        const made = [await person.pix(person.debtIds, 0), await person.slip(person.debtIds, 1)]
        await allAtOnce(...made.map((paymentId) => person.pay(paymentId)))
      },
    },
    {
      name: 'a Pix is paid while a card is charged',
      before: async (person) => [await person.pix(person.debtIds, 0)],
      act: async (person, [code]) => allAtOnce(person.pay(code!), unlessPaid(person.card(person.debtIds, 1, 'approved'))),
    },
    {
      name: 'a slip and a Pix for debts that overlap are paid',
      act: async (person) => {
        const made = [await person.slip(person.debtIds.slice(0, 2), 0), await person.pix(person.debtIds.slice(1), 1)]
        await allAtOnce(...made.map((paymentId) => person.pay(paymentId)))
        await payTheRest(person)
      },
    },
    {
      name: 'a card is approved while a slip for some of its debts is paid',
      act: async (person) => {
        const slip = await person.slip(person.debtIds.slice(2), 1)
        const looked = await person.card(person.debtIds, 0, 'lookedAt')
        await allAtOnce(person.approve(looked), person.pay(slip))
        await payTheRest(person)
      },
    },
  ],
}

export const notifications: Journey = {
  name: 'handling notifications',
  end: 'settled',
  variants: [
    { name: 'of a Pix, told twice at once', ...getTold(async (person) => [await person.pix(person.debtIds, 0)]) },
    { name: 'of a slip, told twice at once', ...getTold(async (person) => [await person.slip(person.debtIds, 0)]) },
    { name: 'of a card, told twice at once', ...getTold(async (person) => [await person.card(person.debtIds, 0, 'lookedAt')]) },
    { name: 'of a Pix, a slip and a card, one for each debt', ...getTold(ofEach) },
  ],
}

/** Money that arrives while nobody can be told; told of twice, later. */
function getTold(charge: (person: Person) => Promise<string[]>): Omit<Variant, 'name'> {
  return {
    async before(person) {
      person.state.isSilent = true
      const made = await charge(person)
      for (const paymentId of made) {
        await person.pay(paymentId)
        await person.approve(paymentId)
      }
      return made
    },
    act: (person, made) => allAtOnce(...made.flatMap((paymentId) => [person.tell(paymentId), person.tell(paymentId)])),
  }
}

async function ofEach(person: Person): Promise<string[]> {
  const [first, second, third] = person.debtIds.map((debtId) => [debtId])
  return [await person.pix(first!, 0), await person.slip(second!, 1), await person.card(third!, 2, 'lookedAt')]
}

export const reconciliation: Journey = {
  name: 'reconciling',
  end: 'settled',
  variants: [
    {
      name: 'money that nobody told of, a card without an answer, slips to be taken back',
      async before(person) {
        const { state, debtIds } = person
        const [first, second, third] = debtIds.map((debtId) => [debtId])
        state.isSilent = true
        await person.pay(await person.pix(first!, 0))
        await person.slip(second!, 1, 3)
        state.isDown = true
        // Recorded only, and what it replaces is not taken back.
        await person.slip(second!, 2).catch(() => undefined)
        state.isDown = false
        await person.card(third!, 3, 'unanswered')
        return [await person.slip(second!, 2)]
      },
      async act(person, [slip]) {
        await reconcilePayments(person.ports)
        await person.pay(slip!)
        await reconcilePayments(person.ports)
      },
    },
  ],
}

export const agreements: Journey = {
  name: 'making an agreement and paying its first installment',
  end: 'in_agreement',
  variants: [
    {
      name: 'beside a Pix code and a slip',
      before: async (person) => [await person.pix(person.debtIds, 0), await person.slip(person.debtIds, 1)],
      act: makeAndPay,
    },
    { name: 'after a card was refused', before: async (person) => [await person.card(person.debtIds, 0, 'refused')], act: makeAndPay },
  ],
}

async function makeAndPay(person: Person): Promise<void> {
  await person.agree(2)
  await person.pay(await person.pix([await person.firstInstallment()], 3))
}

export const journeys: Journey[] = [pix, bankSlip, card, twoMethods, notifications, reconciliation, agreements]
