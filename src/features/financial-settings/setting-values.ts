import type { MappedStatus, SettingContent } from '#api/financial/financial-settings.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { getBasisPoints, percentText } from '../../kit/form/basis-points.ts'

/** What the form holds, in the order of its fields: ids as text, empty where nothing is chosen. */
export interface SettingValues extends Record<MappedStatus, string> {
  /** Percent, as typed. */
  fines: string
  interest: string
  /** Empty for today; `unreadable` while the date is incomplete. */
  ratesFrom: string
  offered: PaymentMethodType[]
  pixMethod: string
  pixPlace: string
  slipMethod: string
  slipPlace: string
  slipAccount: string
  cardMethod: string
  cardPlace: string
}

/** What the institution's own system calls payment methods and situations. */
export const codeNames = [
  'pixMethod',
  'pixPlace',
  'slipMethod',
  'slipPlace',
  'cardMethod',
  'cardPlace',
  'pending',
  'settled',
  'canceled',
  'inAgency',
  'loss',
] as const satisfies readonly (keyof SettingValues)[]

export const unreadable = 'unreadable'

export const offeredMethods = ['pix', 'bank_slip', 'credit_card'] as const satisfies readonly PaymentMethodType[]

/** Where an institution begins: the most that Brazilian law allows for late payment by consumers. */
export const firstValues: SettingValues = {
  fines: '2',
  interest: '1',
  ratesFrom: '',
  offered: ['pix'],
  pixMethod: '',
  pixPlace: '',
  slipMethod: '',
  slipPlace: '',
  slipAccount: '',
  cardMethod: '',
  cardPlace: '',
  pending: '',
  settled: '',
  canceled: '',
  inAgency: '',
  loss: '',
}

/** @param today a day of rates that is over is not kept: they apply from the day on which they are saved */
export function getValues(content: SettingContent, locale: string, today: string): SettingValues {
  const { statuses, methods, ratesFrom } = content
  const text = (id: number | null) => (id === null ? '' : String(id))
  return {
    fines: percentText(content.finesBasisPoints, locale),
    interest: percentText(content.interestBasisPoints, locale),
    ratesFrom: ratesFrom !== null && ratesFrom > today ? ratesFrom : '',
    offered: offeredMethods.filter((method) => methods[method].isOffered),
    pixMethod: text(methods.pix.methodItemId),
    pixPlace: text(methods.pix.placeItemId),
    slipMethod: text(methods.bank_slip.methodItemId),
    slipPlace: text(methods.bank_slip.placeItemId),
    slipAccount: text(content.slipAccountId),
    cardMethod: text(methods.credit_card.methodItemId),
    cardPlace: text(methods.credit_card.placeItemId),
    pending: text(statuses.pending),
    settled: text(statuses.settled),
    canceled: text(statuses.canceled),
    inAgency: text(statuses.inAgency),
    loss: text(statuses.loss),
  }
}

/** Of values without problems. */
export function getContent(values: SettingValues): SettingContent {
  const id = (text: string) => (text === '' ? null : Number(text))
  const method = (name: PaymentMethodType, methodItem: string, placeItem: string) => ({
    isOffered: values.offered.includes(name),
    methodItemId: id(methodItem),
    placeItemId: id(placeItem),
  })
  return {
    finesBasisPoints: getBasisPoints(values.fines) ?? 0,
    interestBasisPoints: getBasisPoints(values.interest) ?? 0,
    ratesFrom: values.ratesFrom || null,
    statuses: {
      pending: id(values.pending),
      settled: id(values.settled),
      canceled: id(values.canceled),
      inAgency: id(values.inAgency),
      loss: id(values.loss),
    },
    methods: {
      pix: method('pix', values.pixMethod, values.pixPlace),
      bank_slip: method('bank_slip', values.slipMethod, values.slipPlace),
      credit_card: method('credit_card', values.cardMethod, values.cardPlace),
    },
    slipAccountId: id(values.slipAccount),
  }
}

export type SettingProblem = 'percent' | 'day' | 'past' | 'missing'

export function getProblems(values: SettingValues, today: string): Partial<Record<keyof SettingValues, SettingProblem>> {
  const problems: ReturnType<typeof getProblems> = {}
  if (getBasisPoints(values.fines) === null) problems.fines = 'percent'
  if (getBasisPoints(values.interest) === null) problems.interest = 'percent'
  if (values.ratesFrom === unreadable) problems.ratesFrom = 'day'
  else if (values.ratesFrom !== '' && values.ratesFrom < today) problems.ratesFrom = 'past'
  if (values.offered.length === 0) problems.offered = 'missing'
  if (values.offered.includes('bank_slip') && values.slipAccount === '') problems.slipAccount = 'missing'
  return problems
}
