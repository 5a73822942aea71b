import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../../platform/i18n/localized.ts'

/** Texts of a bank slip. Its box labels stay in Portuguese (docs/requirements/financial-behavior.md). */
export const bankSlipWords = localized({
  title: msg`Boleto bancário`,
  payUntil: (day: string) => msg`Pague até ${{ day }}`,
  howToPay: msg`Pague no aplicativo do seu banco, pelo número ou pelo código de barras, em um caixa eletrônico ou em uma agência.`,
  items: msg`O que este boleto paga`,
  more: (count: number, amount: string) => msg`e mais ${{ count }}, que somam ${{ amount }}`,
  instructions: {
    amountHolds: (day: string) => msg`Este valor vale até ${{ day }}. Multa, juros e descontos desse dia já estão nele.`,
    nextBusinessDay: (day: string) => msg`Os bancos não abrem nesse dia: este boleto ainda é recebido até ${{ day }}.`,
    afterwards: msg`Depois, gere a segunda via no portal, com o valor do dia em que for pagar.`,
    lateMoney: msg`Dinheiro que chegar depois paga o que ainda estiver em aberto; o que sobrar fica como crédito.`,
    confirmation: msg`O banco avisa a instituição em até 2 dias úteis.`,
    for: msg({ message: 'Referente a', context: 'boleto' }),
    andMore: (count: number) => msg`e mais ${{ count }}`,
  },
  cut: msg`Recorte aqui`,
})
