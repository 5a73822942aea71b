export const words = {
  'pt-BR': {
    title: 'Entrar na Conta Mar',
    cancel: 'Cancelar',
    onTheWay: 'Voltando ao portal',
    goOn: 'Continuar',
    badTitle: 'Este pedido não pode ser atendido',
    badText: 'Ele não vem de um portal registrado aqui. Volte ao portal e entre de novo.',
  },
  en: {
    title: 'Sign in to Conta Mar',
    cancel: 'Cancel',
    onTheWay: 'Going back to the portal',
    goOn: 'Continue',
    badTitle: 'This request cannot be answered',
    badText: 'It does not come from a portal that is registered here. Go back to the portal and sign in again.',
  },
  es: {
    title: 'Iniciar sesión en Conta Mar',
    cancel: 'Cancelar',
    onTheWay: 'Volviendo al portal',
    goOn: 'Continuar',
    badTitle: 'Esta solicitud no se puede atender',
    badText: 'No viene de un portal registrado aquí. Vuelve al portal e ingresa de nuevo.',
  },
} as const
