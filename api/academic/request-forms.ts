import { z } from 'zod'
import { localizedText } from '../locales.ts'

/** docs/requirements/academic-and-financial.md, section 3. */
export const formFieldType = z.enum([
  'int',
  'float',
  'short-string',
  'long-string',
  'date',
  'time',
  'timestamp',
  'dynamic',
  'dynamic-list',
  'file',
  'static-list',
  'html',
])
export type FormFieldType = z.infer<typeof formFieldType>

/** The name of a field or step within one form. */
const formName = z.string().regex(/^[a-z][a-zA-Z0-9-]{0,39}$/)

/** The format required of a text (docs/requirements/academic-and-financial.md, section 5). */
export const textRule = z.enum([
  'numbers',
  'integer',
  'decimal',
  'time',
  'no-spaces',
  'no-special-characters',
  'no-uppercase',
  'no-numbers',
  'cpf',
  'cnpj',
  'rne',
  'phone',
  'url',
  'email',
  'card',
  'three-digits',
])
export type TextRule = z.infer<typeof textRule>

export const formField = z.object({
  name: formName,
  type: formFieldType,
  label: localizedText,
  hint: localizedText.nullable().default(null),
  isRequired: z.boolean().default(false),
  rules: z.array(textRule).max(5).default([]),
  /** Characters of a text, or files. */
  maximum: z.number().int().min(1).max(10_000).nullable().default(null),
  /** The least and the greatest accepted number of an `int` field. */
  least: z.number().int().nullable().default(null),
  most: z.number().int().nullable().default(null),
  /** The options of a `static-list` field. */
  options: z
    .array(z.object({ value: z.string().min(1).max(100), label: localizedText }))
    .max(200)
    .default([]),
  /** Where the values of `dynamic` and `dynamic-list` fields come from, and the fields whose answers narrow them. */
  source: z
    .object({ sourceId: z.string().min(1).max(60), filteredBy: z.array(formName).max(5) })
    .nullable()
    .default(null),
  /** The text of an `html` field, which is shown but never asked. */
  html: z
    .partialRecord(z.enum(['pt-BR', 'en', 'es']), z.string().max(20_000))
    .nullable()
    .default(null),
})
export type FormField = z.infer<typeof formField>

/** docs/requirements/academic-and-financial.md, section 4. */
export const formRelation = z.enum([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'EQUAL_TO',
  'NOT_EQUAL_TO',
  'CONTAINS',
  'NOT_CONTAINS',
  'ATTACHED',
  'NOT_ATTACHED',
])
export type FormRelation = z.infer<typeof formRelation>

/**
 * With what an answer is compared: a value, so many days from the institution's today (fewer than 0 before it), or the answer of another
 * field. Nothing where a file is attached or not.
 */
export const conditionValue = z.union([
  z.string().max(500),
  z.number(),
  z.strictObject({ today: z.number().int().min(-3650).max(3650) }),
  z.strictObject({ field: formName }),
])
export type ConditionValue = z.infer<typeof conditionValue>

export const formCondition = z.object({ field: formName, relation: formRelation, value: conditionValue })
export type FormCondition = z.infer<typeof formCondition>

export const formStep = z.object({
  name: formName,
  title: localizedText,
  fields: z.array(formField).max(40),
  /** The first redirect whose conditions are all met determines the next step; if there is none, `next` does. */
  redirects: z
    .array(z.object({ action: z.literal('REDIRECT'), when: z.array(formCondition).min(1).max(10), target: formName }))
    .max(20)
    .default([]),
  next: formName,
  /** Additional buttons of the step: a `link` opens an address, a `button` leads to a step. */
  buttons: z
    .array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('link'), label: localizedText, url: z.url({ protocol: /^https$/ }) }),
        z.object({ type: z.literal('button'), label: localizedText, target: formName }),
      ]),
    )
    .max(5)
    .default([]),
})
export type FormStep = z.infer<typeof formStep>

/** The first step is where a form begins. */
export const requestForm = z.object({ steps: z.array(formStep).min(1).max(50) })
export type RequestForm = z.infer<typeof requestForm>

/** What a person entered, by field. Lists hold chosen values or keys of uploads; a number is stored as a number. */
export const formAnswer = z.union([z.string().max(20_000), z.number(), z.array(z.string().max(200)).max(100)])
export type FormAnswer = z.infer<typeof formAnswer>
export type FormAnswers = Readonly<Record<string, FormAnswer>>
