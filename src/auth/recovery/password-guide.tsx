import { useLingui } from '@lingui/react/macro'
import { missingParts, type PasswordPart } from '#api/password-rule.ts'
import { PasswordRules } from '#design/components/fields/password-rules.tsx'

/** What a new password needs, told live, rule by rule (shell specification, section 5). */
export function PasswordGuide({ id, password }: { id: string; password: string }) {
  const { t } = useLingui()
  const missing = missingParts(password)
  const labels: Record<PasswordPart, string> = {
    length: t`Pelo menos 8 caracteres`,
    letter: t`Uma letra`,
    number: t`Um número`,
    special: t`Um caractere especial, como # ? ! @ $ % & *`,
  }
  const parts = Object.keys(labels) as PasswordPart[]
  const total = parts.length
  const met = total - missing.length
  return (
    <PasswordRules
      id={id}
      rules={parts.map((part) => ({ label: labels[part], met: !missing.includes(part) }))}
      summary={t`${met} de ${total} regras cumpridas`}
      metLabel={t`cumprida`}
      unmetLabel={t`falta`}
    />
  )
}
