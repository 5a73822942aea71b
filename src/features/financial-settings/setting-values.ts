import type { SettingContent } from '#api/financial/financial-settings.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import {
  choicesField,
  fieldNames,
  fieldProblems,
  firstValues,
  formatFields,
  optionalDayField,
  optionalIdField,
  parseFields,
  percentField,
  type StoredOf,
  type TypedOf,
} from '../../kit/form/field-codec.ts'

export const offeredMethods = ['pix', 'bank_slip', 'credit_card'] as const satisfies readonly PaymentMethodType[]

/** All that an institution decides. It begins with the most that Brazilian law allows for late payment by consumers. */
export const settingFields = {
  finesBasisPoints: percentField('2'),
  interestBasisPoints: percentField('1'),
  /** Empty for today. */
  ratesFrom: optionalDayField(),
  offered: choicesField('methodTypes', { order: offeredMethods, first: ['pix'], isRequired: true }),
  pixMethod: optionalIdField('methods'),
  pixPlace: optionalIdField('places'),
  slipMethod: optionalIdField('methods'),
  slipPlace: optionalIdField('places'),
  slipAccountId: optionalIdField('accounts'),
  cardMethod: optionalIdField('methods'),
  cardPlace: optionalIdField('places'),
  pending: optionalIdField('statuses'),
  settled: optionalIdField('statuses'),
  canceled: optionalIdField('statuses'),
  inAgency: optionalIdField('statuses'),
  loss: optionalIdField('statuses'),
}
export type SettingValues = TypedOf<typeof settingFields>
export type SettingName = keyof SettingValues

const rules = ['finesBasisPoints', 'interestBasisPoints', 'ratesFrom', 'offered', 'slipAccountId'] as const satisfies readonly SettingName[]
export type CodeName = Exclude<SettingName, (typeof rules)[number]>
/** Fields for the names that the institution's own system gives payment methods and statuses. */
export const codeNames = fieldNames(settingFields).filter((name): name is CodeName => !(rules as readonly string[]).includes(name))

export const newValues = firstValues(settingFields)

/** @param today a day of rates that is over is not kept: they apply from the day on which they are saved */
export function getValues(content: SettingContent, locale: string, today: string): SettingValues {
  const { statuses, methods, ratesFrom, ...same } = content
  const { pix, bank_slip: slip, credit_card: card } = methods
  const stored: StoredOf<typeof settingFields> = {
    ...same,
    ...statuses,
    ratesFrom: ratesFrom !== null && ratesFrom > today ? ratesFrom : null,
    offered: offeredMethods.filter((method) => methods[method].isOffered),
    pixMethod: pix.methodItemId,
    pixPlace: pix.placeItemId,
    slipMethod: slip.methodItemId,
    slipPlace: slip.placeItemId,
    cardMethod: card.methodItemId,
    cardPlace: card.placeItemId,
  }
  return formatFields(settingFields, stored, locale)
}

/** Converts values without problems into the content of a setting. */
export function getContent(values: SettingValues): SettingContent {
  const { offered, pixMethod, pixPlace, slipMethod, slipPlace, cardMethod, cardPlace, ...stored } = parseFields(settingFields, values)
  const { pending, settled, canceled, inAgency, loss, ...same } = stored
  const method = (type: PaymentMethodType, methodItemId: number | null, placeItemId: number | null) => ({
    isOffered: offered.includes(type),
    methodItemId,
    placeItemId,
  })
  return {
    ...same,
    statuses: { pending, settled, canceled, inAgency, loss },
    methods: {
      pix: method('pix', pixMethod, pixPlace),
      bank_slip: method('bank_slip', slipMethod, slipPlace),
      credit_card: method('credit_card', cardMethod, cardPlace),
    },
  }
}

export function getProblems(values: SettingValues, today: string) {
  const problems = fieldProblems<typeof settingFields, 'past'>(settingFields, values)
  if (!problems.ratesFrom && values.ratesFrom !== '' && values.ratesFrom < today) problems.ratesFrom = 'past'
  if (values.offered.includes('bank_slip') && values.slipAccountId === '') problems.slipAccountId = 'missing'
  return problems
}
