import type { Locale } from '#config'

interface BankSlipWords {
  title: string
  payUntil(day: string): string
  howToPay: string
  items: string
  more(count: number, amount: string): string
  instructions: {
    amountHolds(day: string): string
    nextBusinessDay(day: string): string
    afterwards: string
    lateMoney: string
    confirmation: string
    for: string
    andMore(count: number): string
  }
  cut: string
}

/** Texts of a bank slip. Its box labels stay in Portuguese (docs/requirements/financial-behavior.md). */
export const bankSlipWords: Record<Locale, BankSlipWords> = {
  'pt-BR': {
    title: 'Boleto bancário',
    payUntil: (day) => `Pague até ${day}`,
    howToPay: 'Pague no aplicativo do seu banco, pelo número ou pelo código de barras, em um caixa eletrônico ou em uma agência.',
    items: 'O que este boleto paga',
    more: (count, amount) => `e mais ${count}, que somam ${amount}`,
    instructions: {
      amountHolds: (day) => `Este valor vale até ${day}. Multa, juros e descontos desse dia já estão nele.`,
      nextBusinessDay: (day) => `Os bancos não abrem nesse dia: este boleto ainda é recebido até ${day}.`,
      afterwards: 'Depois, gere a segunda via no portal, com o valor do dia em que for pagar.',
      lateMoney: 'Dinheiro que chegar depois paga o que ainda estiver em aberto; o que sobrar fica como crédito.',
      confirmation: 'O banco avisa a instituição em até 2 dias úteis.',
      for: 'Referente a',
      andMore: (count) => `e mais ${count}`,
    },
    cut: 'Recorte aqui',
  },
  en: {
    title: 'Bank slip (boleto)',
    payUntil: (day) => `Pay by ${day}`,
    howToPay: 'Pay in your bank’s app, with the number or the barcode, at a cash machine or at a branch.',
    items: 'What this slip pays',
    more: (count, amount) => `and ${count} more, which come to ${amount}`,
    instructions: {
      amountHolds: (day) => `This amount holds until ${day}. Late fee, interest and discounts of that day are in it.`,
      nextBusinessDay: (day) => `Banks are closed on that day: this slip can still be paid until ${day}.`,
      afterwards: 'After that, get a second copy in the portal, at the amount of the day on which you pay.',
      lateMoney: 'Money that arrives later pays what is still open; what is left over is kept as credit.',
      confirmation: 'The bank tells the institution within 2 business days.',
      for: 'For',
      andMore: (count) => `and ${count} more`,
    },
    cut: 'Cut here',
  },
  es: {
    title: 'Boleta bancaria (boleto)',
    payUntil: (day) => `Paga hasta el ${day}`,
    howToPay: 'Paga en la aplicación de tu banco, con el número o el código de barras, en un cajero automático o en una sucursal.',
    items: 'Qué paga este boleto',
    more: (count, amount) => `y ${count} más, que suman ${amount}`,
    instructions: {
      amountHolds: (day) => `Este importe vale hasta el ${day}. La multa, los intereses y los descuentos de ese día ya están incluidos.`,
      nextBusinessDay: (day) => `Los bancos no abren ese día: este boleto todavía se recibe hasta el ${day}.`,
      afterwards: 'Después, genera la segunda vía en el portal, con el importe del día en que vayas a pagar.',
      lateMoney: 'El dinero que llegue después paga lo que siga pendiente; lo que sobre queda como crédito.',
      confirmation: 'El banco avisa a la institución en un máximo de 2 días hábiles.',
      for: 'Por',
      andMore: (count) => `y ${count} más`,
    },
    cut: 'Corta aquí',
  },
}
