import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { missingParts, type PasswordPart } from '#api/users/password-rule.ts'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { PasswordRules } from '#design/components/fields/password-rules.tsx'

export function NewPasswordField(
  props: { id: string; value: string } & Omit<
    ComponentProps<typeof PasswordField>,
    'revealLabel' | 'below' | 'describedBy' | 'autoComplete'
  >,
) {
  const { t } = useLingui()
  const rulesId = `${props.id}-rules`
  return (
    <PasswordField
      {...props}
      revealLabel={t`Mostrar senha`}
      autoComplete="new-password"
      below={<PasswordGuide id={rulesId} password={props.value} />}
      describedBy={rulesId}
    />
  )
}

function PasswordGuide({ id, password }: { id: string; password: string }) {
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
