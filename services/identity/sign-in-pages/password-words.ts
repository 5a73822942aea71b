import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

export const passwordWords = localized({
  title: msg`Trocar a senha`,
  current: msg`Senha atual`,
  next: msg`Nova senha`,
  again: msg`Repita a nova senha`,
  rule: msg`Pelo menos 8 caracteres, com uma letra, um número e um símbolo como ! ? # @.`,
  save: msg`Salvar nova senha`,
  problems: {
    empty: msg`Preencha todos os campos.`,
    poor: msg`A senha não cumpre os requisitos.`,
    different: msg`As senhas não são iguais.`,
    same: msg`A nova senha precisa ser diferente da atual.`,
  },
  doneTitle: msg`Senha alterada`,
  doneText: msg`Por segurança, a sua conta saiu de todos os aparelhos. Entre de novo com a nova senha.`,
})
export type PasswordProblem = keyof (typeof passwordWords)['pt-BR']['problems']
