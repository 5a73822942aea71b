import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EnrollmentStatus } from '#api/academic/academic-situation.ts'
import type { AppLocale } from '#api/locales.ts'
import type { FieldSourceId } from '#api/academic/request-field-sources.ts'
import type { FormFieldType, FormRelation, TextRule } from '#api/academic/request-forms.ts'
import type { RequestCategory, RequestRule } from '#api/academic/request-types.ts'

/** Returns the editor's names for the parts of a type. */
export function useEditorWords() {
  const { t } = useLingui()
  const languages: Record<AppLocale, string> = { 'pt-BR': t`Português`, en: t`Inglês`, es: t`Espanhol` }
  const languagesInSentence: Record<AppLocale, string> = { 'pt-BR': t`português`, en: t`inglês`, es: t`espanhol` }
  const categories: Record<RequestCategory, string> = {
    documents: t`Documentos`,
    enrollment: t({ message: 'Matrícula', context: 'categoria de requerimento' }),
    grades: t`Notas e disciplinas`,
    internship: t`Estágio`,
    assistance: t`Apoio ao aluno`,
    financial: t`Financeiro`,
  }
  const statuses: Record<EnrollmentStatus, string> = {
    active: t`Ativa`,
    locked: t`Trancada`,
    dropped: t`Abandonada`,
    concluded: t`Concluída`,
    canceled: t({ message: 'Cancelada', context: 'matrícula' }),
  }
  const rules: Record<RequestRule['kind'], string> = {
    one_open: t`Um requerimento em andamento por vez`,
    documents_accepted: t`Documentos da matrícula aceitos`,
    minimum_progress: t`Parte do curso concluída`,
    period: t`Dentro de um período`,
  }
  const types: Record<FormFieldType, string> = {
    'short-string': t`Texto curto`,
    'long-string': t`Texto longo`,
    int: t`Número inteiro`,
    float: t`Número com decimais`,
    date: t`Data`,
    time: t`Horário`,
    timestamp: t`Data e horário`,
    'static-list': t`Escolha de uma lista`,
    dynamic: t`Escolha dos dados da instituição`,
    'dynamic-list': t`Várias escolhas dos dados da instituição`,
    file: t`Arquivos`,
    html: t`Texto para ler`,
  }
  const textRules: Record<TextRule, string> = {
    numbers: t`Só números`,
    integer: t`Número inteiro`,
    decimal: t`Número com decimais`,
    time: t`Horário`,
    'no-spaces': t`Sem espaços`,
    'no-special-characters': t`Sem caracteres especiais`,
    'no-uppercase': t`Sem letras maiúsculas`,
    'no-numbers': t`Sem números`,
    cpf: t`CPF`,
    cnpj: t`CNPJ`,
    rne: t`RNE`,
    phone: t`Telefone`,
    url: t`Endereço de site`,
    email: t`E-mail`,
    card: t`Número de cartão`,
    'three-digits': t`Pelo menos três números`,
  }
  const sources: Record<FieldSourceId, string> = {
    'subjects-in-progress': t`Disciplinas em curso`,
    'subjects-approved': t`Disciplinas concluídas`,
    'subjects-of-curriculum': t`Disciplinas do currículo`,
    courses: t`Cursos da instituição`,
    institutions: t`Unidades`,
    states: t`Estados`,
    cities: t`Cidades`,
  }
  const relations: Record<FormRelation, string> = {
    LESS_THAN: t`é menor que`,
    LESS_THAN_OR_EQUAL_TO: t`é no máximo`,
    GREATER_THAN: t`é maior que`,
    GREATER_THAN_OR_EQUAL_TO: t`é pelo menos`,
    EQUAL_TO: t`é igual a`,
    NOT_EQUAL_TO: t`é diferente de`,
    CONTAINS: t`contém`,
    NOT_CONTAINS: t`não contém`,
    ATTACHED: t`tem arquivo anexado`,
    NOT_ATTACHED: t`não tem arquivo anexado`,
  }
  /** So many days from the day on which a student fills in the form. */
  const today = (days: number) =>
    days === 0
      ? t`hoje`
      : days > 0
        ? t`${plural(days, { one: 'hoje mais # dia', other: 'hoje mais # dias' })}`
        : t`${plural(-days, { one: 'hoje menos # dia', other: 'hoje menos # dias' })}`
  /** The names of steps and fields that have no text yet. */
  const stepName = (step: number) => t`Etapa ${step}`
  const fieldName = (step: number, field: number) => t`Etapa ${step}, campo ${field}`
  const ends = { cancelStep: t`Desistir do requerimento`, finalStep: t`Revisar e enviar` }
  return {
    languages,
    languagesInSentence,
    categories,
    statuses,
    rules,
    types,
    textRules,
    sources,
    relations,
    today,
    ends,
    stepName,
    fieldName,
  }
}
export type EditorWords = ReturnType<typeof useEditorWords>
