export const applicationsWords = {
  'pt-BR': {
    about: 'Esta página faz de conta que é outro sistema da instituição.',
    signedIn: 'Você chegou com a sua conta: {name}, {role}.',
    signedOut: 'Você chegou sem conta, ou o endereço já foi usado.',
    health: 'Como este sistema deve responder',
    states: { healthy: 'Bem', slow: 'Devagar', failing: 'Com falha' },
    save: 'Guardar',
  },
  en: {
    about: 'This page pretends to be another system of the institution.',
    signedIn: 'You arrived with your account: {name}, {role}.',
    signedOut: 'You arrived without an account, or the address was used before.',
    health: 'How this system should answer',
    states: { healthy: 'Well', slow: 'Slowly', failing: 'With a failure' },
    save: 'Save',
  },
  es: {
    about: 'Esta página finge ser otro sistema de la institución.',
    signedIn: 'Llegaste con tu cuenta: {name}, {role}.',
    signedOut: 'Llegaste sin cuenta, o la dirección ya se usó.',
    health: 'Cómo debe responder este sistema',
    states: { healthy: 'Bien', slow: 'Despacio', failing: 'Con fallas' },
    save: 'Guardar',
  },
} as const
