import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormField, FormStep } from '#api/academic/request-forms.ts'
import type { FieldError } from '#design/components/fields/error-summary.tsx'
import { type AnswerProblem, getMost } from '../../../form-engine/read-answer.ts'
import { fieldId, getText } from './field-words.ts'

interface Named {
  /** The name of the field as the form shows it. */
  field: string
  /** Characters, files or options (`getMost`), as one writes them. */
  most: string
  /** The limits of a whole number. */
  limits: { least: string; most: string }
}

/** docs/requirements/academic-and-financial.md, section 5: what is required names its field. */
const words: Record<AnswerProblem, (named: Named) => MessageDescriptor> = {
  required: ({ field }) => msg`Preencha o campo “${field}”.`,
  'too-long': ({ field, most }) => msg`O texto de “${field}” passa de ${most} caracteres. Encurte-o.`,
  'too-many': ({ field, most }) => msg`Escolha no máximo ${most} em “${field}”, sem repetir.`,
  date: ({ field }) => msg`Informe em “${field}” uma data que exista, com dia, mês e ano.`,
  timestamp: ({ field }) => msg`Informe em “${field}” o dia e o horário.`,
  'too-small': ({ field, limits: { least } }) => msg`Informe em “${field}” um número a partir de ${least}.`,
  'too-large': ({ field, limits: { most } }) => msg`Informe em “${field}” um número de até ${most}.`,
  option: ({ field }) => msg`Escolha em “${field}” uma das opções da lista.`,
  numbers: ({ field }) => msg`Use só números em “${field}”.`,
  integer: ({ field }) => msg`Informe em “${field}” um número inteiro, sem vírgula nem ponto.`,
  decimal: ({ field }) => msg`Informe em “${field}” um número, como 7,5, sem ponto de milhar.`,
  time: ({ field }) => msg`Informe em “${field}” um horário, como 14:30.`,
  'no-spaces': ({ field }) => msg`Tire os espaços de “${field}”.`,
  'no-special-characters': ({ field }) => msg`Use só letras, números e espaços em “${field}”.`,
  'no-uppercase': ({ field }) => msg`Use só letras minúsculas em “${field}”.`,
  'no-numbers': ({ field }) => msg`Tire os números de “${field}”.`,
  cpf: ({ field }) => msg`CPF inválido em “${field}”. Confira os 11 números.`,
  cnpj: ({ field }) => msg`CNPJ inválido em “${field}”. Confira os 14 caracteres.`,
  rne: ({ field }) => msg`RNE inválido em “${field}”. Confira, como em V123456-7.`,
  phone: ({ field }) => msg`Telefone inválido em “${field}”. Informe o DDD e o número.`,
  url: ({ field }) => msg`Endereço inválido em “${field}”. Confira, como em https://exemplo.com.`,
  email: ({ field }) => msg`E-mail inválido em “${field}”. Confira, como em nome@exemplo.com.`,
  card: ({ field }) => msg`Número de cartão inválido em “${field}”. Confira os números.`,
  'three-digits': ({ field }) => msg`Informe ao menos três números em “${field}”.`,
}

/** Messages for required fields that are chosen, picked or sent rather than typed. */
const requiredWords: Partial<Record<FormField['type'], (named: Named) => MessageDescriptor>> = {
  date: ({ field }) => msg`Informe a data em “${field}”.`,
  time: ({ field }) => msg`Informe o horário em “${field}”.`,
  timestamp: words.timestamp,
  dynamic: ({ field }) => msg`Escolha uma opção em “${field}”.`,
  'static-list': ({ field }) => msg`Escolha uma opção em “${field}”.`,
  'dynamic-list': ({ field }) => msg`Escolha ao menos uma opção em “${field}”.`,
  file: ({ field }) => msg`Envie ao menos um arquivo em “${field}”.`,
}

const tooManyFiles = ({ field, most }: Named) => msg`Envie no máximo ${most} arquivos em “${field}”, cada um uma vez.`

/** Returns the message for a problem, shown beside its field. */
export function problemMessage(problem: AnswerProblem, field: FormField, i18n: I18n): string {
  const number = (value: number | null) => (value === null ? '' : new Intl.NumberFormat(i18n.locale).format(value))
  const limits = { least: number(field.least), most: number(field.most) }
  const named = { field: getText(field.label, i18n.locale), most: number(getMost(field)), limits }
  const isOfFiles = field.type === 'file' && problem === 'too-many'
  const say = isOfFiles ? tooManyFiles : (problem === 'required' && requiredWords[field.type]) || words[problem]
  return i18n._(say(named))
}

/** For the summary above a step, in the order of its fields. */
export function stepErrors(step: FormStep, problems: Readonly<Record<string, AnswerProblem>>, i18n: I18n): FieldError[] {
  return step.fields.flatMap((field) => {
    const problem = problems[field.name]
    return problem ? [{ fieldId: fieldId(field.name), message: problemMessage(problem, field, i18n) }] : []
  })
}
