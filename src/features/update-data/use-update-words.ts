import { useLingui } from '@lingui/react/macro'
import { maxAddresses } from '#api/address-rules.ts'
import type { AddressPurpose, PersonalData, PersonalDataChange, PersonalField } from '#api/academic/personal-data.ts'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import type { UpdateProblem, UpdateValues } from './update-values.ts'

export function useFieldNames(): Record<PersonalDataChange['field'], string> {
  const { t } = useLingui()
  return {
    mobile: t`Celular`,
    phone: t`Telefone fixo`,
    email: t`E-mail`,
    country: t`País`,
    zipCode: t`CEP`,
    state: t`Estado`,
    city: t`Cidade`,
    address: t`Endereço`,
    number: t`Número`,
    neighborhood: t`Bairro`,
    complement: t`Complemento`,
    purpose: t`Uso do endereço`,
  }
}

export function usePurposes(): Record<AddressPurpose, string> {
  const { t } = useLingui()
  return { residence: t`Residência`, correspondence: t`Correspondência`, other: t`Outro` }
}

/** Fields as running text: `CEP, cidade e número`. */
export function useFieldList(): (fields: readonly PersonalField[]) => string {
  const { i18n } = useLingui()
  const names = useFieldNames()
  return (fields) => new Intl.ListFormat(i18n.locale).format(fields.map((field) => names[field]))
}

export function useProblemWords(): (name: keyof UpdateValues, problem: UpdateProblem) => string {
  const { t } = useLingui()
  const missing: Partial<Record<keyof UpdateValues, string>> = {
    email: t`Informe o seu e-mail`,
    currentPassword: t`Informe a senha atual`,
    zipCode: t`Informe o CEP`,
    state: t`Informe o estado`,
    city: t`Informe a cidade`,
    address: t`Informe a rua ou avenida`,
    number: t`Informe o número, ou S/N se não houver`,
  }
  const invalid: Partial<Record<keyof UpdateValues, string>> = {
    mobile: t`Informe um celular com DDD, como em (11) 98765-4321`,
    phone: t`Informe um telefone com DDD`,
    email: t`E-mail inválido. Confira, como em nome@exemplo.com.`,
    zipCode: t`CEP inválido. Confira os números.`,
    state: t`Informe a sigla do estado, como SP`,
    number: t`Número do endereço inválido. Use números, como 120 ou 120-A, ou S/N.`,
  }
  return (name, problem) => (problem === 'missing' ? missing : invalid)[name] ?? ''
}

/** Words that say that all was saved, and what is left to prove. */
export function useSavedWords({ pendingMobile, pendingEmail }: Pick<PersonalData, 'pendingMobile' | 'pendingEmail'>): string {
  const { t } = useLingui()
  if (pendingMobile && pendingEmail) return t`Dados salvos. Falta confirmar o celular e o e-mail.`
  if (pendingMobile) return t`Dados salvos. Falta confirmar o celular.`
  return pendingEmail ? t`Dados salvos. Falta confirmar o e-mail.` : t`Dados salvos e confirmados`
}

/** Returns the function that says why contact or address was not saved. */
export function useSaveMessages(): (code: PortalErrorCode) => string {
  const { t } = useLingui()
  const messages: Partial<Record<PortalErrorCode, string>> = {
    INVALID_ZIP_CODE: t`CEP inválido. Confira os números.`,
    INVALID_ADDRESS_NUMBER: t`Número do endereço inválido. Use números, como 120 ou 120-A, ou S/N.`,
    TOO_MANY_ADDRESSES: t`Você já tem ${maxAddresses} endereços. Mude um deles.`,
    EMAIL_TAKEN: t`Este e-mail já é de outra conta. Use outro.`,
    WRONG_PASSWORD: t`Senha atual incorreta. Confira e tente de novo.`,
    TOO_MANY_ATTEMPTS: t`Muitas tentativas. Tente de novo mais tarde.`,
    INVALID_INFORMATION: t`Informação inválida. Confira e tente de novo.`,
    NOT_FOUND: t`Este endereço não existe mais. Recarregue a página.`,
    FORBIDDEN: t`Somente o titular da conta pode mudar estes dados.`,
  }
  return (code) => messages[code] ?? t`O serviço acadêmico não respondeu. Tente de novo em alguns minutos.`
}
