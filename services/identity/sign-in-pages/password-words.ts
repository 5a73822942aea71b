/** The words of the page that changes a password. */
export const passwordWords = {
  'pt-BR': {
    title: 'Trocar a senha',
    current: 'Senha atual',
    next: 'Nova senha',
    again: 'Repita a nova senha',
    rule: 'Pelo menos 8 caracteres, com uma letra, um número e um símbolo como ! ? # @.',
    save: 'Salvar nova senha',
    problems: {
      empty: 'Preencha todos os campos.',
      poor: 'A senha não cumpre os requisitos.',
      different: 'As senhas não são iguais.',
      same: 'A nova senha precisa ser diferente da atual.',
    },
    doneTitle: 'Senha alterada',
    doneText: 'Por segurança, a sua conta saiu de todos os aparelhos. Entre de novo com a nova senha.',
  },
  en: {
    title: 'Change your password',
    current: 'Current password',
    next: 'New password',
    again: 'Repeat the new password',
    rule: 'At least 8 characters, with a letter, a number and a symbol such as ! ? # @.',
    save: 'Save new password',
    problems: {
      empty: 'Fill in all the fields.',
      poor: 'Password does not meet requirements.',
      different: 'Passwords do not match.',
      same: 'The new password must be different from the current one.',
    },
    doneTitle: 'Your new password is set',
    doneText: 'For safety, your account was signed out on every device. Sign in again with the new password.',
  },
  es: {
    title: 'Cambiar la contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    again: 'Repite la contraseña nueva',
    rule: 'Al menos 8 caracteres, con una letra, un número y un símbolo como ! ? # @.',
    save: 'Guardar contraseña nueva',
    problems: {
      empty: 'Completa todos los campos.',
      poor: 'La contraseña no cumple los requisitos.',
      different: 'Las contraseñas no coinciden.',
      same: 'La contraseña nueva debe ser distinta de la actual.',
    },
    doneTitle: 'Tu contraseña nueva ya vale',
    doneText: 'Por seguridad, tu cuenta se cerró en todos los dispositivos. Inicia sesión de nuevo con la contraseña nueva.',
  },
} as const
export type PasswordProblem = keyof (typeof passwordWords)['pt-BR']['problems']
